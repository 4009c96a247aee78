import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser, type DeepPartial, expectRefusal, forMoney, outcomeOf } from '../../test-kit/index.ts'
import { asKey, type User } from '../model/index.ts'
import { EMPTY_DOCUMENTS, type Documents } from '../documents/index.ts'
import { payments } from './payments.ts'

const context = { catalogue: aCatalogue(forMoney), now: Date.parse('2026-10-10T12:00:00Z'), seed: 'seed' }
const ida = (fields: DeepPartial<User>): Documents => ({
  ...EMPTY_DOCUMENTS,
  users: { ida: aUser({ _id: asKey<User['_id']>('ida'), ...fields }) },
})
const from = { actorId: 'ida', from: 'ida' }
const planned = (plan: DeepPartial<User['purchased']['plan']>) => ida({ purchased: { plan } })
const renewing = planned({ customerId: 'cus', subscriptionId: 'sub', extraMonths: 4 })

describe('what was paid back is taken back', () => {
  it('gems, as a transaction', () => {
    const { state, events } = outcomeOf(payments.takeBackGems(context)({ ...from, gems: 8 })(ida({ balance: 5 })))
    expect(state.users['ida']?.balance).toBe(3)
    expect(events).toEqual([
      {
        to: 'ida',
        event: {
          type: 'CurrencySpent',
          currency: 'gems',
          transaction: 'buy_money',
          reference: 'refund',
          amount: 2,
          left: 3,
        },
      },
    ])
  })

  it('never more gems than are there, and never below zero', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(400), (balance, gems) => {
        const { state } = outcomeOf(payments.takeBackGems(context)({ ...from, gems })(ida({ balance: balance / 4 })))
        expect(state.users['ida']?.balance).toBe(Math.max(0, balance - gems) / 4)
      }),
      {
        examples: [
          [0, 4],
          [4, 4],
          [4, 5],
        ],
      },
    )
  })

  it('months of a gift, from their end, which is now at the earliest', () => {
    const gift = planned({ customerId: 'Gift', dateTerminated: '2027-01-10T12:00:00.000Z' })
    const endAfter = (months: number) =>
      outcomeOf(payments.takeBackMonths(context)({ ...from, months })(gift)).state.users['ida']?.purchased.plan
        .dateTerminated
    expect([endAfter(1), endAfter(3), endAfter(12)]).toEqual([
      '2026-12-10T12:00:00.000Z',
      '2026-10-10T12:00:00.000Z',
      '2026-10-10T12:00:00.000Z',
    ])
  })

  it('months kept for later, where a subscription renews', () => {
    const monthsAfter = (months: number) =>
      outcomeOf(payments.takeBackMonths(context)({ ...from, months })(renewing)).state.users['ida']?.purchased.plan
        .extraMonths
    expect([monthsAfter(3), monthsAfter(9)]).toEqual([1, 0])
  })

  it('a renewing subscription ends at once; another one goes on', () => {
    const after = (subscription: string) =>
      outcomeOf(payments.endSubscription(context)({ ...from, subscription })(renewing)).state.users['ida']?.purchased
        .plan
    expect(after('sub')).toMatchObject({ dateTerminated: '2026-10-10T12:00:00.000Z', extraMonths: 0 })
    expect(after('other')?.dateTerminated).toBeUndefined()
  })

  it('nothing from players who have no plan any more', () => {
    const ended = planned({ customerId: 'Gift', dateTerminated: '2026-10-01T12:00:00.000Z' })
    expect(outcomeOf(payments.takeBackMonths(context)({ ...from, months: 1 })(ended)).state).toBe(ended)
    expect(outcomeOf(payments.endSubscription(context)({ ...from, subscription: 'sub' })(ended)).state).toBe(ended)
  })

  it('is refused when nobody has it', () =>
    expectRefusal(payments.takeBackGems(context)({ ...from, from: 'nobody', gems: 1 })(ida({})), 'userWithIDNotFound'))
})

describe('a bill that was paid', () => {
  const renew = (documents: Documents, bill: { readonly subscription: string; readonly billed: string }) =>
    outcomeOf(
      payments.renewSubscription(context)({ actorId: 'ida', ...bill, nextBill: '2026-11-10T12:00:00.000Z' })(documents),
    ).state

  it('is noted with the next one', () => {
    const { users } = renew(renewing, { subscription: 'sub', billed: '2026-10-10T12:00:00.000Z' })
    expect(users['ida']?.purchased.plan).toMatchObject({
      lastBillingDate: '2026-10-10T12:00:00.000Z',
      nextBillingDate: '2026-11-10T12:00:00.000Z',
    })
  })

  it('changes nothing when a later one is known, or it is of another subscription', () => {
    const known = renew(renewing, { subscription: 'sub', billed: '2026-10-10T12:00:00.000Z' })
    expect(renew(known, { subscription: 'sub', billed: '2026-09-10T12:00:00.000Z' })).toBe(known)
    expect(renew(known, { subscription: 'other', billed: '2026-12-10T12:00:00.000Z' })).toBe(known)
  })
})

describe('a subscription that its provider reports as ended', () => {
  const end = (documents: Documents, subscription: string) =>
    outcomeOf(payments.cancelSubscription(context)({ actorId: 'ida', subscription })(documents)).state

  it('is cancelled, unless it is known to end or another one runs', () => {
    expect(end(renewing, 'sub').users['ida']?.purchased.plan.dateTerminated).toBeDefined()
    expect(end(renewing, 'other')).toBe(renewing)
    const ending = planned({ customerId: 'cus', subscriptionId: 'sub', dateTerminated: '2026-10-20T00:00:00.000Z' })
    expect(end(ending, 'sub')).toBe(ending)
  })
})
