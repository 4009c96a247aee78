import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aCatalogue,
  aGroup,
  aPerson,
  type DeepPartial,
  documentsWith,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import type { Group, User } from '../model/index.ts'
import { convertPlan } from './convert-plan.ts'

const context = { catalogue: aCatalogue(), now: NOON }

const OWN = {
  planId: 'basic_3mo',
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  paymentMethod: 'Stripe',
  dateCreated: toIso(NOON - 40 * DAY),
  nextBillingDate: toIso(NOON + 50 * DAY),
  extraMonths: 2,
  consecutive: { count: 4, gemCapExtra: 8, trinkets: 3 },
} as const

const guild = aGroup('guild', { type: 'guild', memberCount: 2 })
const inGuild = { guilds: [idOf('guild')] }

const town = (plan: DeepPartial<User['purchased']['plan']>, group: Group, leader: DeepPartial<User> = {}) =>
  documentsWith({
    users: [
      aPerson('leader', { ...inGuild, purchased: { plan }, ...leader }),
      aPerson('member', inGuild),
      aPerson('stranger'),
    ],
    groups: [group],
  })

const convert = (documents = town(OWN, guild), player = 'leader', group = 'guild') =>
  convertPlan(context, { player: idOf(player), group: idOf(group) })(documents)

const converted = (documents = town(OWN, guild)) => {
  const result = convert(documents)
  if (E.isLeft(result)) throw new Error(result.left)
  return result.right.state
}

describe('a plan that becomes the plan of a group (api 3.16)', () => {
  it('takes customer, bills and kept months with it, and costs what the group’s members cost', () => {
    expect(converted().groups[idOf('guild')]?.purchased.plan).toEqual({
      planId: 'group_monthly',
      quantity: 4,
      customerId: 'cus_1',
      subscriptionId: 'sub_1',
      paymentMethod: 'Stripe',
      dateCreated: OWN.dateCreated,
      dateUpdated: toIso(NOON),
      nextBillingDate: OWN.nextBillingDate,
      extraMonths: 2,
      owner: idOf('leader'),
    })
  })

  it('leaves its player with the plan of the group, hourglasses and gem cap, but no months twice', () => {
    const { plan } = converted().users[idOf('leader')]?.purchased ?? {}
    expect(plan).toMatchObject({
      planId: 'group_plan_auto',
      customerId: 'group-plan',
      paymentMethod: 'groupPlan',
      extraMonths: 0,
      consecutive: OWN.consecutive,
    })
    for (const field of ['subscriptionId', 'nextBillingDate', 'dateTerminated']) expect(plan).not.toHaveProperty(field)
  })

  it('subscribes each other member, and nobody else', () => {
    const { users } = converted()
    expect(users[idOf('member')]?.purchased.plan).toMatchObject({ customerId: 'group-plan', extraMonths: 0 })
    expect(users[idOf('stranger')]?.purchased.plan).not.toHaveProperty('customerId')
  })

  it('comes once: then the group has a plan, and the player has none to give', () => {
    expect(convert(converted())).toEqual(E.left('groupHasPlan'))
    const other = aGroup('other', { type: 'guild' })
    const after = converted()
    const withOtherGroup = { ...after, groups: { ...after.groups, [other._id]: other } }
    const leader = withOtherGroup.users[idOf('leader')]!
    const users = { ...withOtherGroup.users, [leader._id]: { ...leader, guilds: [...leader.guilds, other._id] } }
    expect(convert({ ...withOtherGroup, users }, 'leader', 'other')).toEqual(E.left('noPlanToConvert'))
  })

  it('replaces a plan of the group that has ended', () => {
    const ended = { ...guild, purchased: { plan: { ...A_PLAN, dateTerminated: toIso(NOON) } } }
    expect(converted(town(OWN, ended)).groups[idOf('guild')]?.purchased.plan).toMatchObject({ customerId: 'cus_1' })
  })

  it.each<[string, Parameters<typeof town>, string]>([
    ['the group is public', [OWN, { ...guild, privacy: 'public' }], 'groupIsPublic'],
    ['somebody else leads it', [OWN, { ...guild, leader: idOf('member') }], 'heroNotLeader'],
    ['the player has left it', [OWN, guild, { guilds: [] }], 'heroNotLeader'],
    ['it has a plan', [OWN, { ...guild, purchased: { plan: A_PLAN } }], 'groupHasPlan'],
    ['the player has no plan', [{}, guild], 'noPlanToConvert'],
    ['it was cancelled', [{ ...OWN, dateTerminated: toIso(NOON + DAY) }, guild], 'noPlanToConvert'],
    ['another group pays for them', [{ customerId: 'group-plan' }, guild], 'noPlanToConvert'],
    ['it was bought in an app store', [{ ...OWN, paymentMethod: 'Google' }, guild], 'noPlanToConvert'],
    ['it was granted for life', [{ customerId: 'habitrpg' }, guild], 'noPlanToConvert'],
  ])('stays when %s', (_, documents, fault) => expect(convert(town(...documents))).toEqual(E.left(fault)))

  it('stays when there is no such group', () =>
    expect(convert(undefined, 'leader', 'nowhere')).toEqual(E.left('groupUnknown')))
})
