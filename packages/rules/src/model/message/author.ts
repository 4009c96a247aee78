import * as t from 'io-ts'

const anything = t.readonly(t.record(t.string, t.unknown))

/** The author of a message as they were at the time of writing. System messages have none of these fields. */
export const authorFields = {
  user: t.string,
  username: t.string,
  contributor: anything,
  backer: anything,
  userStyles: anything,
  /** The client it was written with. */
  client: t.string,
}
