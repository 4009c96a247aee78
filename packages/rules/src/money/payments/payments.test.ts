import { describe, expect, it } from 'vitest'
import { aCatalogue } from '../../../test-kit/content.ts'
import { answerOf, expectRefusal } from '../../../test-kit/expect.ts'
import { forMoney } from '../../../test-kit/money.ts'
import { aUser } from '../../../test-kit/user.ts'
import type { YearlyEvent } from '../../content/catalogue.ts'
import { asKey, type Group, type User } from '../../model/index.ts'
import { groupOf } from '../../social/groups/new-group.ts'
import { NO_SOCIETY, type Society } from '../../social/society/index.ts'
import { gemPacksAt } from '../gem-packs.ts'
import { groupPlanPrice } from '../group-plan-price.ts'
import { payments } from './payments.ts'

const EVENTS: ReadonlyArray<YearlyEvent> = [
  { key: 'sale', from: '06-01T00:00+00:00', until: '06-15T00:00+00:00', gemsPromo: { '4gems': 5 } },
  { key: 'gifts', from: '12-16T00:00+00:00', until: '01-09T00:00+00:00', promo: 'g1g1' },
]
const catalogue = aCatalogue({ ...forMoney, events: EVENTS })
const summer = { catalogue, now: Date.parse('2026-06-10T12:00:00Z') }
const autumn = { catalogue, now: Date.parse('2026-10-10T12:00:00Z') }
const yule = { catalogue, now: Date.parse('2026-12-20T12:00:00Z') }

const person = (id: string): User => aUser({ _id: asKey<User['_id']>(id) })
const society: Society = { ...NO_SOCIETY, users: { ida: person('ida'), olof: person('olof') } }

describe('buyGems', () => {
  it('brings the gems of the pack, a quarter of balance each', () => {
    const { state, told } = answerOf(payments.buyGems(autumn)({ by: 'ida', pack: '21gems' })(society))
    expect(state.users['ida']?.balance).toBe(21 / 4)
    expect(state.users['ida']?.purchased.txnCount).toBe(1)
    expect(told).toEqual([
      {
        to: 'ida',
        event: {
          type: 'CurrencyGained',
          currency: 'gems',
          transaction: 'buy_money',
          amount: 21 / 4,
          left: 21 / 4,
          reference: '21gems',
        },
      },
    ])
  })

  it('brings more during a sale', () => {
    const { state } = answerOf(payments.buyGems(summer)({ by: 'ida', pack: '4gems' })(society))
    expect(state.users['ida']?.balance).toBe(5 / 4)
    expect(gemPacksAt(catalogue, summer.now).map(({ key, gems, usual }) => [key, gems, usual])).toEqual([
      ['4gems', 5, 4],
      ['21gems', 21, 21],
    ])
  })
})

describe('giveGems', () => {
  it('lets one pay and another get', () => {
    const { state, told } = answerOf(payments.giveGems(summer)({ by: 'ida', to: 'olof', amount: 8 })(society))
    expect(state.users['olof']?.balance).toBe(2)
    expect(state.users['ida']?.balance).toBe(0)
    expect(state.users['ida']?.purchased.txnCount).toBe(1)
    expect(told.map(({ to, event }) => `${to} ${event.type}`)).toEqual(['olof GemsReceived', 'olof CurrencyGained'])
  })

  it('may be a gift to oneself', () => {
    const { state } = answerOf(payments.giveGems(summer)({ by: 'ida', to: 'ida', amount: 4 })(society))
    expect(state.users['ida']).toMatchObject({ balance: 1, purchased: { txnCount: 1 } })
  })
})

describe('giveSubscription', () => {
  const gift = { by: 'ida', to: 'olof', block: 'basic_3mo', message: 'For the long evenings.' }

  it('ends by itself', () => {
    const { state, report } = answerOf(payments.giveSubscription(autumn)(gift)(society))
    expect(state.users['olof']?.purchased.plan).toMatchObject({
      customerId: 'Gift',
      dateTerminated: '2027-01-10T12:00:00.000Z',
    })
    expect(state.users['ida']).toBe(society.users['ida'])
    expect(report.returned).toBe(false)
  })

  it('comes back to the giver while gifts do', () => {
    const { state, report } = answerOf(payments.giveSubscription(yule)(gift)(society))
    expect(state.users['ida']?.purchased.plan.dateTerminated).toBe('2027-03-20T12:00:00.000Z')
    expect(report.returned).toBe(true)
  })

  it('does not come back from oneself', () => {
    const { state } = answerOf(payments.giveSubscription(yule)({ ...gift, to: 'ida' })(society))
    expect(state.users['ida']?.purchased.plan.dateTerminated).toBe('2027-03-20T12:00:00.000Z')
  })
})

describe('a payment is refused when', () => {
  const card = { by: 'ida', customer: 'cus', paymentMethod: 'Card' }
  const letters = 'x'.repeat(201)

  it.each([
    ['there is no such pack', payments.buyGems(summer)({ by: 'ida', pack: '5gems' }), 'invalidGemsBlock'],
    ['nobody pays', payments.buyGems(summer)({ by: 'nobody', pack: '4gems' }), 'userWithIDNotFound'],
    [
      'nobody is given anything',
      payments.giveGems(summer)({ by: 'ida', to: 'nobody', amount: 1 }),
      'userWithIDNotFound',
    ],
    [
      'less than a gem is given',
      payments.giveGems(summer)({ by: 'ida', to: 'olof', amount: 0 }),
      'badAmountOfGemsToPurchase',
    ],
    [
      'half a gem is given',
      payments.giveGems(summer)({ by: 'ida', to: 'olof', amount: 1.5 }),
      'badAmountOfGemsToPurchase',
    ],
    [
      'the words are too many',
      payments.giveGems(summer)({ by: 'ida', to: 'olof', amount: 1, message: letters }),
      'giftMessageTooLong',
    ],
    [
      'there is no such block',
      payments.startSubscription(summer)({ ...card, block: 'weekly' }),
      'missingSubscriptionCode',
    ],
    [
      'the block is a group’s',
      payments.startSubscription(summer)({ ...card, block: 'group_monthly' }),
      'missingSubscriptionCode',
    ],
    [
      'the block is not for sale',
      payments.buyMonths(summer)({ by: 'ida', block: 'group_plan_auto' }),
      'missingSubscriptionCode',
    ],
    ['a discount has no coupon', payments.buyMonths(summer)({ by: 'ida', block: 'google_6mo' }), 'couponCodeRequired'],
    [
      'the coupon is for something else',
      payments.buyMonths(summer)({ by: 'ida', block: 'google_6mo', coupon: { event: 'spring' } }),
      'invalidCoupon',
    ],
    ['there is nothing to cancel', payments.cancelSubscription(summer)({ by: 'ida' }), 'missingSubscription'],
  ] as const)('%s', (_, pay, key) => expectRefusal(pay(society), key))
})

describe('a group that keeps gems to its leader', () => {
  const group: Group = {
    ...groupOf({ type: 'guild', name: 'Mill' }, { id: asKey('mill'), leader: asKey('olof'), bank: 0 }),
    leaderOnly: { challenges: false, getGems: true },
    purchased: { plan: { customerId: 'cus', quantity: 4 } },
  }
  const member = (id: string): User =>
    aUser({ _id: asKey<User['_id']>(id), guilds: ['mill'], purchased: { plan: { customerId: 'group-plan' } } })
  const mill: Society = {
    ...NO_SOCIETY,
    users: { ida: member('ida'), olof: member('olof') },
    groups: { mill: group },
  }

  it('lets no other member buy or get them for money', () => {
    expectRefusal(payments.buyGems(summer)({ by: 'ida', pack: '4gems' })(mill), 'groupPolicyCannotGetGems')
    expectRefusal(payments.giveGems(summer)({ by: 'olof', to: 'ida', amount: 1 })(mill), 'groupPolicyCannotGetGems')
  })

  it('lets the leader', () => {
    expect(answerOf(payments.buyGems(summer)({ by: 'olof', pack: '4gems' })(mill)).state.users['olof']?.balance).toBe(
      5 / 4,
    )
  })
})

describe('groupPlanPrice', () => {
  it.each([
    [1, 9],
    [2, 12],
    [10, 36],
  ])('is for %i members %i dollars a month', (members, price) => expect(groupPlanPrice(catalogue, members)).toBe(price))
})
