import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { Count, listOf, mapOf } from '../codecs.ts'
import { Category } from '../group/index.ts'
import { ChallengeId, GroupId, UserId } from '../keys.ts'
import { TasksOrder } from '../task/tasks-order.ts'

/**
 * A challenge: tasks to copy, and a prize in gems for one participant. Participants are recorded in their own documents
 * (`challenges`); `memberCount` only counts them. docs/reference/api.md 3.5.
 */
export const Challenge = t.readonly(
  t.intersection([
    t.type({
      _id: ChallengeId,
      name: t.string,
      shortName: t.string,
      summary: t.string,
      official: t.boolean,
      prize: Count,
      memberCount: Count,
      leader: UserId,
      group: GroupId,
      categories: listOf(Category),
      tasksOrder: TasksOrder,
      flags: mapOf(UserId, t.boolean),
      flagCount: Count,
      createdAt: IsoInstant,
      updatedAt: IsoInstant,
    }),
    t.partial({ description: t.string }),
  ]),
)
export type Challenge = t.TypeOf<typeof Challenge>
