import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aCatalogue,
  aGear,
  aGroup,
  outcomeOf,
  aPerson,
  documentsWith,
  aUser,
  type DeepPartial,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import { asKey, type GearKey, type Group, type PetKey, type User } from '../model/index.ts'
import { cancelGroupPlan } from './cancel-group-plan.ts'
import { mayGetGems } from './may-get-gems.ts'
import { withoutPlanOfGroup, withPlanOfGroup } from './member-plan.ts'
import { startGroupPlan } from './start-group-plan.ts'

const royal = asKey<PetKey>('Jackalope-RoyalPurple')
const piece = asKey<GearKey>('head_mystery_202606')
const catalogue = aCatalogue({ gear: { [piece]: aGear(piece, { group: 'mystery', mystery: '202606' }) } })
const context = { catalogue, now: NOON, seed: 'seed' }

const planOf = (plan: DeepPartial<User['purchased']['plan']>): User => aUser({ purchased: { plan } })

describe('the plan of a group’s members (rules 14.6)', () => {
  it('comes with the animals of subscribers and the pieces of the month, but no hourglass', () => {
    const { state, events } = withPlanOfGroup(catalogue, NOON)(aUser())
    expect(state.purchased.plan).toMatchObject({
      planId: 'group_plan_auto',
      customerId: 'group-plan',
      paymentMethod: 'groupPlan',
      mysteryItems: [piece],
      consecutive: { count: 0, gemCapExtra: 0, trinkets: 0 },
      dateCreated: toIso(NOON),
    })
    expect([state.items.pets[royal], state.items.mounts[royal]]).toEqual([5, true])
    expect(events).toEqual([{ type: 'MysteryItemsReceived', gear: [piece] }])
  })

  it('takes the place of an own subscription, which ends, and keeps what it brought', () => {
    const own = planOf({
      customerId: 'c',
      paymentMethod: 'Stripe',
      subscriptionId: 's',
      consecutive: { trinkets: 3, count: 4, gemCapExtra: 8 },
    })
    const { state, events } = withPlanOfGroup(catalogue, NOON)(own)
    expect(state.purchased.plan.consecutive).toMatchObject({ trinkets: 3, count: 4, gemCapExtra: 8 })
    expect(state.purchased.plan).not.toHaveProperty('subscriptionId')
    expect(events[0]).toEqual({ type: 'SubscriptionCancelled', until: '2026-07-10T00:00:00.000Z' })
  })

  it.each([
    ['until the bill of 10 July', 0, 29.5 / 30],
    ['until the bill of 10 July, and the month after it', 1, 1 + 30.5 / 31],
  ])('keeps what an own subscription that renews itself has paid: %s', (_, extraMonths, months) => {
    const { state } = withPlanOfGroup(catalogue, NOON)(planOf({ customerId: 'c', extraMonths }))
    expect(state.purchased.plan.extraMonths).toBeCloseTo(months)
    expect(state.purchased.plan).not.toHaveProperty('dateTerminated')
  })

  it('keeps months already paid for', () => {
    const { state } = withPlanOfGroup(
      catalogue,
      NOON,
    )(planOf({ customerId: 'c', extraMonths: 1, dateTerminated: '2026-08-10T12:00:00.000Z' }))
    expect(state.purchased.plan.extraMonths).toBe(3)
    expect(state.purchased.plan).not.toHaveProperty('dateTerminated')
  })

  it('starts anew for one who was not subscribed any more', () => {
    const ended = planOf({
      customerId: 'c',
      dateTerminated: toIso(NOON - DAY),
      consecutive: { count: 9, gemCapExtra: 26, trinkets: 2 },
    })
    expect(withPlanOfGroup(catalogue, NOON)(ended).state.purchased.plan.consecutive).toMatchObject({
      count: 0,
      gemCapExtra: 0,
      trinkets: 2,
    })
  })

  it.each([
    ['an app store', { customerId: 'c', paymentMethod: 'Google' }],
    ['an app store', { customerId: 'c', paymentMethod: 'Apple' }],
    ['a gift for life', { customerId: 'habitrpg' }],
    ['another group', { customerId: 'group-plan', paymentMethod: 'groupPlan' }],
  ])('leaves a plan of %s alone', (_, plan) => {
    const user = planOf(plan)
    expect(withPlanOfGroup(catalogue, NOON)(user).state).toBe(user)
  })

  it('ends in two days, and after the months paid for before', () => {
    const leaveWith = (extraMonths: number) =>
      withoutPlanOfGroup(planOf({ customerId: 'group-plan', extraMonths }), NOON).state.purchased.plan.dateTerminated
    expect(leaveWith(0)).toBe('2026-06-12T00:00:00.000Z')
    expect(leaveWith(1)).toBe('2026-07-13T00:00:00.000Z')
    const own = planOf({ customerId: 'c' })
    expect(withoutPlanOfGroup(own, NOON).state).toBe(own)
  })
})

const inGuild = { guilds: [idOf('guild')] }
const guild = aGroup('guild', { type: 'guild', memberCount: 2 })
const town = (group: Group = guild, member: DeepPartial<User> = {}) =>
  documentsWith({
    users: [aPerson('leader', inGuild), aPerson('member', { ...inGuild, ...member }), aPerson('payer')],
    groups: [group],
  })

describe('startGroupPlan (rules 14.6)', () => {
  const start = (actorId: string, group: Group = guild) =>
    startGroupPlan(context)({
      actorId: idOf(actorId),
      group: group._id,
      customer: 'c',
      paymentMethod: 'Stripe',
      subscription: 's',
    })(town(group))

  it('subscribes every member, and bills two units besides them', () => {
    const { state, report } = outcomeOf(start('member'))
    expect(report.purchased.plan).toMatchObject({
      customerId: 'c',
      quantity: 4,
      owner: idOf('member'),
      subscriptionId: 's',
    })
    for (const name of ['leader', 'member'])
      expect(state.users[idOf(name)]?.purchased.plan.customerId).toBe('group-plan')
    expect(state.users[idOf('payer')]?.purchased.plan.customerId).toBeUndefined()
  })

  it('is for private groups and their members', () => {
    expectRefusal(start('payer'), 'groupNotFound')
    expectRefusal(start('leader', { ...guild, privacy: 'public' }), 'onlyPrivateGuildsCanUpgrade')
  })
})

describe('cancelGroupPlan (rules 14.5)', () => {
  const planned = { ...guild, purchased: { plan: { ...A_PLAN, owner: idOf<User['_id']>('payer') } } }
  const paidFor = { purchased: { plan: { customerId: 'group-plan' } } }
  const cancel = (actorId: string, nextBill?: string, group: Group = planned) =>
    cancelGroupPlan(context)({
      actorId: idOf(actorId),
      group: group._id,
      ...(nextBill === undefined ? {} : { nextBill }),
    })(town(group, paidFor))

  it.each([
    ['the next bill', '2026-06-20T12:00:00.000Z', '2026-06-20T00:00:00.000Z'],
    ['thirty days, if nobody knows it', undefined, '2026-07-10T00:00:00.000Z'],
  ])('lasts until %s, for the members too', (_, nextBill, end) => {
    const { state, report } = outcomeOf(cancel('leader', nextBill))
    expect(report.purchased.plan?.dateTerminated).toBe(end)
    expect(state.users[idOf('member')]?.purchased.plan.dateTerminated).toBe(end)
    expect(state.users[idOf('leader')]?.purchased.plan.dateTerminated).toBeUndefined()
  })

  it.each([
    [0, '2026-07-10T00:00:00.000Z'],
    [1, '2026-08-10T00:00:00.000Z'],
    [2, '2026-09-09T00:00:00.000Z'],
    [-1, '2026-07-10T00:00:00.000Z'],
  ])('with %d months kept for later lasts until %s, and keeps none', (extraMonths, end) => {
    const subscriber = { ...planned, purchased: { plan: { ...planned.purchased.plan, extraMonths } } }
    expect(outcomeOf(cancel('leader', undefined, subscriber)).report.purchased.plan).toMatchObject({
      dateTerminated: end,
      extraMonths: 0,
    })
  })

  it.each([
    ['keeps its end', undefined, '2026-06-15T00:00:00.000Z'],
    ['ends with a later bill', '2026-06-20T12:00:00.000Z', '2026-06-20T00:00:00.000Z'],
  ])('%s when it was cancelled before', (_, nextBill, end) => {
    const ending = {
      ...planned,
      purchased: { plan: { ...planned.purchased.plan, dateTerminated: '2026-06-15T00:00:00.000Z' } },
    }
    expect(outcomeOf(cancel('leader', nextBill, ending)).report.purchased.plan?.dateTerminated).toBe(end)
  })

  it('never runs again after its end', () => {
    const over = { ...planned, purchased: { plan: { ...planned.purchased.plan, dateTerminated: toIso(NOON) } } }
    expectRefusal(cancel('leader', undefined, over), 'missingSubscription')
  })

  it('is for the leader and who pays', () => {
    expect(outcomeOf(cancel('payer')).report.purchased.plan?.dateTerminated).toBeDefined()
    expectRefusal(cancel('member'), 'onlyGroupLeaderCanManageSubscription')
    expectRefusal(cancel('payer', undefined, guild), 'groupNotFound')
    expectRefusal(cancel('leader', undefined, guild), 'missingSubscription')
  })
})

describe('mayGetGems (rules 11.6)', () => {
  const keeping = { ...guild, leaderOnly: { challenges: false, getGems: true }, purchased: { plan: A_PLAN } }
  const member = (changes: DeepPartial<User> = {}) =>
    aPerson('member', { ...inGuild, purchased: { plan: { customerId: 'group-plan' } }, ...changes })

  it.each<[string, User, Group, boolean]>([
    ['a member whose group keeps gems to its leader', member(), keeping, false],
    ['its leader', { ...member(), _id: idOf('leader') }, keeping, true],
    ['a member with a plan of their own', member({ purchased: { plan: { customerId: 'c' } } }), keeping, true],
    [
      'a member of a group that lets them',
      member(),
      { ...keeping, leaderOnly: { challenges: false, getGems: false } },
      true,
    ],
    [
      'a member of a group whose plan has ended',
      member(),
      { ...keeping, purchased: { plan: { ...A_PLAN, dateTerminated: toIso(NOON) } } },
      true,
    ],
    ['somebody who is not in it', member({ guilds: [] }), keeping, true],
  ])('%s: see', (_, user, group, may) => expect(mayGetGems(user, [group], NOON)).toBe(may))
})
