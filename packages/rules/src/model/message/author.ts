import * as t from 'io-ts'

const anything = t.readonly(t.record(t.string, t.unknown))

/** How the writer of a message looked when it was written. Messages of the game itself have none of it. */
export const authorFields = {
  user: t.string,
  username: t.string,
  contributor: anything,
  backer: anything,
  userStyles: anything,
  /** The program it was written with. */
  client: t.string,
}
