import * as t from 'io-ts'

/** A player by name, as groups and challenges show their leader and lists their members. docs/reference/api.md 2.9. */
export const Person = t.type({
  _id: t.string,
  id: t.string,
  profile: t.type({ name: t.string }),
  auth: t.type({ local: t.type({ username: t.union([t.string, t.null]) }) }),
  flags: t.type({ verifiedUsername: t.boolean }),
})
export type Person = t.TypeOf<typeof Person>
