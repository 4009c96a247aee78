import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { Count, Figure, listOf, mapOf, word } from '../codecs.ts'
import { GroupId, UserId } from '../keys.ts'
import { PartyQuest } from '../quest/party-quest.ts'
import { TasksOrder } from '../task/tasks-order.ts'
import { Category } from './category.ts'
import { GroupPlan } from './group-plan.ts'

export const GroupType = word('party', 'guild')
export type GroupType = t.TypeOf<typeof GroupType>

export const Privacy = word('private', 'public')
export type Privacy = t.TypeOf<typeof Privacy>

/** When the board's day last began; it follows the leader's day start. docs/reference/rules.md 13.7. */
const BoardDay = t.readonly(t.partial({ lastProcessed: IsoInstant }))

/**
 * A party, a guild, or the tavern. Membership is recorded in the members' own documents (`party._id`, `guilds`);
 * `memberCount` only counts them. `balance`: the bank, in units of four gems. docs/reference/api.md 3.3.
 */
export const Group = t.readonly(
  t.intersection([
    t.type({
      _id: GroupId,
      name: t.string,
      summary: t.string,
      type: GroupType,
      privacy: Privacy,
      leader: UserId,
      leaderOnly: t.readonly(t.type({ challenges: t.boolean, getGems: t.boolean })),
      memberCount: Count,
      challengeCount: Count,
      balance: Figure,
      quest: PartyQuest,
      tasksOrder: TasksOrder,
      managers: mapOf(UserId, t.literal(true)),
      categories: listOf(Category),
      cron: BoardDay,
      purchased: t.readonly(t.partial({ plan: GroupPlan })),
    }),
    t.partial({
      description: t.string,
      logo: t.string,
      leaderMessage: t.string,
      bannedWordsAllowed: t.boolean,
      /** Of a public guild: when it was founded or, within the hour, somebody last wrote in it. Lists are in the order of it. */
      activeAt: t.number,
    }),
  ]),
)
export type Group = t.TypeOf<typeof Group>
