import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aUser, expectRefusal, forMoney } from '../../test-kit/index.ts'
import type { YearlyEvent } from '../catalogue/index.ts'
import { asKey, type Group, type User } from '../model/index.ts'
import { groupOf } from '../groups/index.ts'
import { EMPTY_DOCUMENTS, type Documents } from '../documents/index.ts'
import { gemPacksAt, groupPlanPrice } from '../money/index.ts'
import { payments } from './payments.ts'

const EVENTS: ReadonlyArray<YearlyEvent> = [
  { key: 'sale', from: '06-01T00:00+00:00', until: '06-15T00:00+00:00', gemsPromo: { '4gems': 5 } },
  { key: 'gifts', from: '12-16T00:00+00:00', until: '01-09T00:00+00:00', promo: 'g1g1' },
]
const catalogue = aCatalogue({ ...forMoney, events: EVENTS })
const summer = { catalogue, now: Date.parse('2026-06-10T12:00:00Z'), seed: 'seed' }
const autumn = { catalogue, now: Date.parse('2026-10-10T12:00:00Z'), seed: 'seed' }
const yule = { catalogue, now: Date.parse('2026-12-20T12:00:00Z'), seed: 'seed' }

const person = (id: string): User => aUser({ _id: asKey<User['_id']>(id) })
const documents: Documents = { ...EMPTY_DOCUMENTS, users: { ida: person('ida'), olof: person('olof') } }

describe('buyGems', () => {
  it('brings the gems of the pack, a quarter of balance each', () => {
    const { state, events } = outcomeOf(payments.buyGems(autumn)({ actorId: 'ida', pack: '21gems' })(documents))
    expect(state.users['ida']?.balance).toBe(21 / 4)
    expect(state.users['ida']?.purchased.txnCount).toBe(1)
    expect(events).toEqual([
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
    const { state } = outcomeOf(payments.buyGems(summer)({ actorId: 'ida', pack: '4gems' })(documents))
    expect(state.users['ida']?.balance).toBe(5 / 4)
    expect(gemPacksAt(catalogue, summer.now).map(({ key, gems, usual }) => [key, gems, usual])).toEqual([
      ['4gems', 5, 4],
      ['21gems', 21, 21],
    ])
  })
})

describe('giveGems', () => {
  it('lets one pay and another get', () => {
    const { state, events } = outcomeOf(payments.giveGems(summer)({ actorId: 'ida', to: 'olof', amount: 8 })(documents))
    expect(state.users['olof']?.balance).toBe(2)
    expect(state.users['ida']?.balance).toBe(0)
    expect(state.users['ida']?.purchased.txnCount).toBe(1)
    expect(events.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
      'olof GemsReceived',
      'olof CurrencyGained',
      'olof PrivateMessageReceived',
    ])
    const [mine, theirs] = Object.values(state.privateMessages)
    expect(mine).toMatchObject({ ownerId: 'ida', info: { type: 'gems_gifted', gems: 8 } })
    expect(theirs).toMatchObject({ ownerId: 'olof', uuid: 'ida' })
  })

  it('always brings the receiver what was paid for, and the giver nothing', () => {
    const law = fc.property(fc.integer({ min: 1, max: 400 }), (amount) => {
      const { state } = outcomeOf(payments.giveGems(summer)({ actorId: 'ida', to: 'olof', amount })(documents))
      expect(state.users['olof']?.balance).toBe((documents.users['olof']?.balance ?? 0) + amount / 4)
      expect(state.users['ida']?.balance).toBe(documents.users['ida']?.balance)
    })
    fc.assert(law, { examples: [[1], [4]] })
  })

  it('may be a gift to oneself', () => {
    const { state } = outcomeOf(payments.giveGems(summer)({ actorId: 'ida', to: 'ida', amount: 4 })(documents))
    expect(state.users['ida']).toMatchObject({ balance: 1, purchased: { txnCount: 1 } })
  })
})

describe('giveSubscription', () => {
  const gift = { actorId: 'ida', to: 'olof', block: 'basic_3mo', message: 'For the long evenings.' }

  it('ends by itself', () => {
    const { state, report } = outcomeOf(payments.giveSubscription(autumn)(gift)(documents))
    expect(state.users['olof']?.purchased.plan).toMatchObject({
      customerId: 'Gift',
      dateTerminated: '2027-01-10T12:00:00.000Z',
    })
    expect(state.users['ida']).toBe(documents.users['ida'])
    expect(report.returned).toBe(false)
  })

  it('is told to the receiver, with the words of the giver', () => {
    const { state, events } = outcomeOf(payments.giveSubscription(autumn)(gift)(documents))
    const giftEvent = { type: 'SubscriptionGiven', block: 'basic_3mo', months: 3, from: 'ida', message: gift.message }
    expect(events).toContainEqual({ to: 'olof', event: expect.objectContaining(giftEvent) as unknown })
    const letters = Object.values(state.privateMessages)
    expect(letters.map(({ ownerId, text }) => [ownerId, text])).toEqual([
      ['ida', gift.message],
      ['olof', gift.message],
    ])
  })

  it('comes back to the giver while gifts do', () => {
    const { state, report } = outcomeOf(payments.giveSubscription(yule)(gift)(documents))
    expect(state.users['ida']?.purchased.plan.dateTerminated).toBe('2027-03-20T12:00:00.000Z')
    expect(report.returned).toBe(true)
  })

  it('does not come back from oneself', () => {
    const { state } = outcomeOf(payments.giveSubscription(yule)({ ...gift, to: 'ida' })(documents))
    expect(state.users['ida']?.purchased.plan.dateTerminated).toBe('2027-03-20T12:00:00.000Z')
  })
})

describe('a payment is refused when', () => {
  const card = { actorId: 'ida', customer: 'cus', paymentMethod: 'Card' }
  const letters = 'x'.repeat(201)

  it.each([
    ['there is no such pack', payments.buyGems(summer)({ actorId: 'ida', pack: '5gems' }), 'invalidGemsBlock'],
    ['nobody pays', payments.buyGems(summer)({ actorId: 'nobody', pack: '4gems' }), 'userWithIDNotFound'],
    [
      'nobody is given anything',
      payments.giveGems(summer)({ actorId: 'ida', to: 'nobody', amount: 1 }),
      'userWithIDNotFound',
    ],
    [
      'less than a gem is given',
      payments.giveGems(summer)({ actorId: 'ida', to: 'olof', amount: 0 }),
      'badAmountOfGemsToPurchase',
    ],
    [
      'half a gem is given',
      payments.giveGems(summer)({ actorId: 'ida', to: 'olof', amount: 1.5 }),
      'badAmountOfGemsToPurchase',
    ],
    [
      'the words are too many',
      payments.giveGems(summer)({ actorId: 'ida', to: 'olof', amount: 1, message: letters }),
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
      payments.buyMonths(summer)({ actorId: 'ida', block: 'group_plan_auto' }),
      'missingSubscriptionCode',
    ],
    [
      'a discount has no coupon',
      payments.buyMonths(summer)({ actorId: 'ida', block: 'google_6mo' }),
      'couponCodeRequired',
    ],
    [
      'the coupon is for something else',
      payments.buyMonths(summer)({ actorId: 'ida', block: 'google_6mo', coupon: { event: 'spring' } }),
      'invalidCoupon',
    ],
    ['there is nothing to cancel', payments.cancelSubscription(summer)({ actorId: 'ida' }), 'missingSubscription'],
  ] as const)('%s', (_, pay, key) => expectRefusal(pay(documents), key))
})

describe('a group that keeps gems to its leader', () => {
  const group: Group = {
    ...groupOf({ type: 'guild', name: 'Mill' }, { id: asKey('mill'), leader: asKey('olof'), bank: 0 }),
    leaderOnly: { challenges: false, getGems: true },
    purchased: { plan: { customerId: 'cus', quantity: 4 } },
  }
  const member = (id: string): User =>
    aUser({ _id: asKey<User['_id']>(id), guilds: ['mill'], purchased: { plan: { customerId: 'group-plan' } } })
  const mill: Documents = {
    ...EMPTY_DOCUMENTS,
    users: { ida: member('ida'), olof: member('olof') },
    groups: { mill: group },
  }

  it('lets no other member buy or get them for money', () => {
    expectRefusal(payments.buyGems(summer)({ actorId: 'ida', pack: '4gems' })(mill), 'groupPolicyCannotGetGems')
    expectRefusal(
      payments.giveGems(summer)({ actorId: 'olof', to: 'ida', amount: 1 })(mill),
      'groupPolicyCannotGetGems',
    )
  })

  it('lets the leader', () => {
    expect(
      outcomeOf(payments.buyGems(summer)({ actorId: 'olof', pack: '4gems' })(mill)).state.users['olof']?.balance,
    ).toBe(5 / 4)
  })
})

describe('groupPlanPrice', () => {
  it.each([
    [1, 9],
    [2, 12],
    [10, 36],
  ])('is for %i members %i dollars a month', (members, price) => expect(groupPlanPrice(catalogue, members)).toBe(price))
})
