import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aCatalogue,
  type Acts,
  aGear,
  aGroup,
  aPerson,
  type DeepPartial,
  documentsWith,
  forMoney,
  idOf,
  type Transitions,
  transitionsOf,
} from '../../test-kit/index.ts'
import { type Result, fromIso, type RefusalKey, toIso } from '../kernel/index.ts'
import type { Plan, User } from '../model/index.ts'
import { withoutGroupPlan, withPlanOfGroup } from '../group-plans/index.ts'
import { requireActor, type Documents } from '../documents/index.ts'
import { buyMonths } from './months/buy-months.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { GROUP_CUSTOMER } from './group-customer.ts'
import { monthsLater } from './months/month.ts'
import { payMonths } from './months/pay-months.ts'
import { giveSubscription } from '../payments/index.ts'
import { startSubscription } from './start-subscription.ts'
import { isSubscribedAt } from './subscribed.ts'

const NOW = Date.parse('2026-06-10T12:00:00.000Z')
const piece = aGear('head_mystery_202606', { mystery: '202606' })
const catalogue = aCatalogue({ ...forMoney, gear: { [piece.key]: piece } })
const context = { catalogue, now: NOW, seed: 'seed' }

/** The states of a subscription, by the fields that tell them apart. */
const STATES: Readonly<Record<string, DeepPartial<Plan>>> = {
  none: {},
  renewing: { customerId: 'cus', planId: 'basic_earned', dateUpdated: '2026-06-01T00:00:00.000Z' },
  cancelled: {
    customerId: 'cus',
    planId: 'basic_earned',
    dateTerminated: '2026-07-10T12:00:00.000Z',
    dateUpdated: '2026-06-01T00:00:00.000Z',
  },
  'a gift': {
    customerId: 'Gift',
    dateTerminated: '2026-08-10T12:00:00.000Z',
    dateUpdated: '2026-05-31T00:00:00.000Z',
  },
  'by a group': {
    customerId: 'group-plan',
    planId: 'group_plan_auto',
    extraMonths: 1,
    dateUpdated: '2026-06-01T00:00:00.000Z',
  },
  ended: { customerId: 'cus', dateTerminated: '2026-05-01T00:00:00.000Z', dateUpdated: '2026-04-01T00:00:00.000Z' },
}

const giving = { actorId: idOf('giver'), to: idOf('ida'), block: 'basic_12mo' }
const lamps = aGroup('lamps', { type: 'guild', memberCount: 1, purchased: { plan: A_PLAN } })

/** What somebody else pays for. */
const receiveGift = (user: User): E.Either<{ readonly key: string }, User> =>
  E.map(({ state }: { readonly state: Documents }) => requireActor(state, user._id))(
    giveSubscription(context)(giving)(documentsWith({ users: [aPerson('giver'), user] })),
  )

const ofRule =
  <Key extends RefusalKey>(rule: (user: User) => Result<Key, { readonly state: User }>) =>
  (user: User): E.Either<{ readonly key: string }, User> =>
    E.map(({ state }: { readonly state: User }) => state)(rule(user))

const ACTS: Acts<User, User> = {
  start: ofRule(startSubscription(context)({ block: 'basic_earned', customer: 'new', paymentMethod: 'Card' })),
  'buy 3 months': ofRule(buyMonths(context)({ block: 'basic_3mo' })),
  'get a year': receiveGift,
  cancel: ofRule(cancelSubscription(context)({})),
  'come into a group': (user) => E.right(withPlanOfGroup(catalogue, NOW)(user).state),
  'leave the group': (user) => {
    const member = { ...user, guilds: [lamps._id] }
    const town = withoutGroupPlan(documentsWith({ users: [member], groups: [lamps] }), user._id, lamps, NOW)
    return E.right(requireActor(town, user._id))
  },
  'new month': (user) => E.right(payMonths(catalogue, monthsLater(NOW, 1))(user).state),
}

/** Until when, in months kept and hourglasses. */
const tell = (user: User): string => {
  const { customerId, dateTerminated, extraMonths, consecutive } = user.purchased.plan
  const rest = `${Math.round(extraMonths)} kept, ${consecutive.trinkets} h`
  if (customerId === undefined) return `none, ${rest}`
  const actorId = customerId === GROUP_CUSTOMER ? 'by group' : 'own'
  if (dateTerminated === undefined) return `${actorId}, ${rest}`
  const end = toIso(fromIso(dateTerminated)).slice(0, 10)
  return isSubscribedAt(user, NOW) ? `${actorId} until ${end}, ${rest}` : `ended, ${rest}`
}

const LIFE: Transitions = {
  none: {
    start: 'own, 0 kept, 1 h',
    'buy 3 months': 'own until 2026-09-10, 0 kept, 1 h',
    'get a year': 'own until 2027-06-10, 0 kept, 1 h',
    cancel: 'missingSubscription',
    'come into a group': 'by group, 0 kept, 0 h',
    'leave the group': 'none, 0 kept, 0 h',
    'new month': 'none, 0 kept, 0 h',
  },
  renewing: {
    start: 'own, 0 kept, 0 h',
    'buy 3 months': 'own, 3 kept, 0 h',
    'get a year': 'own, 12 kept, 0 h',
    cancel: 'own until 2026-07-10, 0 kept, 0 h',
    'come into a group': 'by group, 1 kept, 0 h',
    'leave the group': 'own, 0 kept, 0 h',
    'new month': 'own, 0 kept, 1 h',
  },
  cancelled: {
    start: 'own, 1 kept, 0 h',
    'buy 3 months': 'own until 2026-10-10, 0 kept, 0 h',
    'get a year': 'own until 2027-07-10, 0 kept, 0 h',
    cancel: 'own until 2026-07-10, 0 kept, 0 h',
    'come into a group': 'by group, 1 kept, 0 h',
    'leave the group': 'own until 2026-07-10, 0 kept, 0 h',
    'new month': 'own until 2026-07-10, 0 kept, 0 h',
  },
  'a gift': {
    start: 'own, 2 kept, 0 h',
    'buy 3 months': 'own until 2026-11-10, 0 kept, 0 h',
    'get a year': 'own until 2027-08-10, 0 kept, 0 h',
    cancel: 'own until 2026-08-10, 0 kept, 0 h',
    'come into a group': 'by group, 2 kept, 0 h',
    'leave the group': 'own until 2026-08-10, 0 kept, 0 h',
    'new month': 'own until 2026-08-10, 0 kept, 2 h',
  },
  'by a group': {
    start: 'own, 1 kept, 0 h',
    'buy 3 months': 'by group, 4 kept, 0 h',
    'get a year': 'by group, 13 kept, 0 h',
    cancel: 'by group until 2026-07-13, 0 kept, 0 h',
    'come into a group': 'by group, 1 kept, 0 h',
    'leave the group': 'by group until 2026-07-13, 0 kept, 0 h',
    'new month': 'by group, 1 kept, 1 h',
  },
  ended: {
    start: 'own, 0 kept, 1 h',
    'buy 3 months': 'own until 2026-09-10, 0 kept, 1 h',
    'get a year': 'own until 2027-06-10, 0 kept, 1 h',
    cancel: 'own until 2026-07-10, 0 kept, 0 h',
    'come into a group': 'by group, 0 kept, 0 h',
    'leave the group': 'ended, 0 kept, 0 h',
    'new month': 'ended, 0 kept, 0 h',
  },
}

describe('the life of a subscription', () => {
  it('is looked at in every state for every act', () => {
    const users = Object.entries(STATES).map(([name, plan]) => [name, aPerson('ida', { purchased: { plan } })] as const)
    expect(transitionsOf(Object.fromEntries(users), ACTS, tell)).toEqual(LIFE)
  })
})
