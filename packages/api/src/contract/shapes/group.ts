import { Category, GroupType, PartyQuest, Privacy, TasksOrder } from '@daykeep/rules/model'
import * as t from 'io-ts'
import { WireChatMessage } from './messages.ts'
import { Person } from './person.ts'

const LeaderOnly = t.type({ challenges: t.boolean, getGems: t.boolean })
const AnyObject = t.record(t.string, t.unknown)

/** `active` is absent when there never was a plan. */
const PurchasedByGroup = t.partial({ active: t.boolean, wasUpgraded: t.literal(true), dateTerminated: t.string })

const about = {
  _id: t.string,
  id: t.string,
  name: t.string,
  summary: t.string,
  type: GroupType,
  privacy: Privacy,
  leaderOnly: LeaderOnly,
  memberCount: t.number,
  balance: t.number,
  categories: t.readonlyArray(Category),
}

/** A group in a list. docs/reference/api.md 3.3, GroupBasic. `leaderPerson` is ours, and sent to callers that ask for it. */
export const GroupBasic = t.intersection([
  t.type({ ...about, leader: t.string }),
  t.partial({ description: t.string, purchased: PurchasedByGroup, leaderPerson: Person }),
])
export type GroupBasic = t.TypeOf<typeof GroupBasic>

/** A group with its quest and chat. docs/reference/api.md 3.3. */
export const WireGroup = t.intersection([
  t.type({
    ...about,
    leader: Person,
    challengeCount: t.number,
    chat: t.readonlyArray(WireChatMessage),
    quest: PartyQuest,
    tasksOrder: TasksOrder,
    managers: t.record(t.string, t.literal(true)),
    cron: t.partial({ lastProcessed: t.string, timezoneOffset: t.number, dayStart: t.number }),
    purchased: t.intersection([PurchasedByGroup, t.partial({ plan: AnyObject })]),
  }),
  t.partial({
    description: t.string,
    logo: t.string,
    leaderMessage: t.string,
    bannedWordsAllowed: t.boolean,
    chatLimitCount: t.number,
  }),
])
export type WireGroup = t.TypeOf<typeof WireGroup>

/** A group with a plan, in the list of those. docs/reference/api.md 2.9. */
export const GroupWithPlan = t.type({
  _id: t.string,
  id: t.string,
  name: t.string,
  leader: t.string,
  leaderOnly: LeaderOnly,
  managers: t.record(t.string, t.literal(true)),
  purchased: PurchasedByGroup,
})
export type GroupWithPlan = t.TypeOf<typeof GroupWithPlan>
