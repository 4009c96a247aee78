import { Category, GroupType, Privacy, TasksOrder } from '@daykeep/rules/model'
import * as t from 'io-ts'
import { Person } from './person.ts'

const GroupOfChallenge = t.type({
  _id: t.string,
  id: t.string,
  name: t.string,
  type: GroupType,
  privacy: Privacy,
  summary: t.string,
  leader: t.string,
  categories: t.readonlyArray(Category),
})

/** docs/reference/api.md 3.5. `flags` and `flagCount` are shown to moderators only. */
export const WireChallenge = t.intersection([
  t.type({
    _id: t.string,
    id: t.string,
    name: t.string,
    shortName: t.string,
    summary: t.string,
    official: t.boolean,
    prize: t.number,
    memberCount: t.number,
    leader: t.union([Person, t.null]),
    group: t.union([GroupOfChallenge, t.null]),
    categories: t.readonlyArray(Category),
    tasksOrder: TasksOrder,
    flags: t.record(t.string, t.boolean),
    flagCount: t.number,
    createdAt: t.string,
    updatedAt: t.string,
  }),
  t.partial({ description: t.string }),
])
export type WireChallenge = t.TypeOf<typeof WireChallenge>
