import type { Instant } from '@daykeep/rules/kernel'
import type { Group, User } from '@daykeep/rules/model'
import { authorizeGroupAction, everHadPlan, hasPlan } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import type { GroupBasic, GroupWithPlan, WireChatMessage, WireGroup } from '../contract/index.ts'
import { toPerson } from './person.ts'

/** A group, its leader, and its chat as the reader sees it. */
export type GroupParts = {
  readonly group: Group
  readonly leader: User | undefined
  readonly chat: ReadonlyArray<WireChatMessage>
  readonly now: Instant
}

/** May the reader see chat and members, and not only what the group says of itself? docs/reference/api.md 4.2. */
export const mayLook = (actor: User, group: Group, now: Instant): boolean =>
  E.isRight(authorizeGroupAction('look', { actor, group, now }))

/** docs/reference/api.md 3.3. */
export const toWireGroup = ({ group, leader, chat, now }: GroupParts): WireGroup => {
  const { dayStart, timezoneOffset } = leader?.preferences ?? {}
  const { activeAt: _, ...shown } = group
  const ofLeader =
    hasPlan(group, now) && dayStart !== undefined && timezoneOffset !== undefined ? { dayStart, timezoneOffset } : {}
  return {
    ...shown,
    id: group._id,
    leader: leader === undefined ? unknownLeader(group.leader) : toPerson(leader),
    chat,
    cron: { ...group.cron, ...ofLeader },
    purchased: { ...planState(group, now), plan: publicPlan(group.purchased.plan) },
  }
}

/** A group in a list, with its leader for callers that ask for it. docs/reference/api.md 3.3, GroupBasic. */
export const toGroupBasic = (group: Group, now: Instant, leaderPerson?: User): GroupBasic => {
  const { _id, name, summary, type, privacy, leader, leaderOnly, memberCount, balance, categories } = group
  return {
    _id,
    id: _id,
    name,
    summary,
    type,
    privacy,
    leader,
    leaderOnly,
    memberCount,
    balance,
    categories,
    ...(group.description === undefined ? {} : { description: group.description }),
    ...(everHadPlan(group) ? { purchased: planState(group, now) } : {}),
    ...(leaderPerson === undefined ? {} : { leaderPerson: toPerson(leaderPerson) }),
  }
}

/** docs/reference/api.md 2.9, `/group-plans`. */
export const toGroupWithPlan = (group: Group, now: Instant): GroupWithPlan => {
  const { _id, name, leader, leaderOnly, managers } = group
  return { _id, id: _id, name, leader, leaderOnly, managers, purchased: planState(group, now) }
}

/** A leader whose account is gone. */
const unknownLeader = (id: string): WireGroup['leader'] => ({
  _id: id,
  id,
  profile: { name: '' },
  auth: { local: { username: null } },
  flags: { verifiedUsername: false },
})

const planState = (group: Group, now: Instant) => {
  if (!everHadPlan(group)) return {}
  const dateTerminated = group.purchased.plan?.dateTerminated
  return {
    active: hasPlan(group, now),
    wasUpgraded: true as const,
    ...(dateTerminated === undefined ? {} : { dateTerminated }),
  }
}

/** The fields of a plan that was never bought, which tools of the ecosystem read. */
const NO_PLAN = {
  quantity: 1,
  extraMonths: 0,
  gemsBought: 0,
  cumulativeCount: 0,
  mysteryItems: [],
  consecutive: { count: 0, offset: 0, gemCapExtra: 0, trinkets: 0 },
}

/** What a payment provider calls the customer is nobody's business in the group. */
const publicPlan = (plan: Group['purchased']['plan']) => {
  if (plan === undefined) return NO_PLAN
  const { customerId: _customer, subscriptionId: _subscription, ...rest } = plan
  return { ...NO_PLAN, ...rest }
}
