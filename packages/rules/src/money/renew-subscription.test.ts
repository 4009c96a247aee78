import { describe, expect, it } from 'vitest'
import { aUser, outcomeOf } from '../../test-kit/index.ts'
import type { User } from '../model/index.ts'
import { renewSubscription } from './renew-subscription.ts'

const MAY = '2026-05-10T12:00:00.000Z'
const JUNE = '2026-06-10T12:00:00.000Z'
const JULY = '2026-07-10T12:00:00.000Z'
const plan = { subscriptionId: 'sub', lastBillingDate: JUNE, nextBillingDate: JULY }
const subscriber = aUser({ purchased: { plan } })

const after = (bill: { readonly billed: string; readonly nextBill?: string }, user: User = subscriber) =>
  outcomeOf(renewSubscription({})({ subscription: 'sub', ...bill })(user)).state

describe('a bill that was paid (rules 14.3)', () => {
  it('is noted with the day of the next one', () => {
    const { plan: noted } = after(
      { billed: JUNE, nextBill: JULY },
      aUser({ purchased: { plan: { subscriptionId: 'sub' } } }),
    ).purchased
    expect(noted).toMatchObject({ lastBillingDate: JUNE, nextBillingDate: JULY })
  })

  it.each([
    ['is known', { billed: JUNE, nextBill: JULY }],
    ['is older', { billed: MAY, nextBill: JUNE }],
    ['says nothing of the next', { billed: JUNE }],
  ])('changes nothing when it %s', (_, bill) => expect(after(bill)).toBe(subscriber))

  it.each([
    ['its own day alone', { billed: JULY }, { lastBillingDate: JULY, nextBillingDate: JULY }],
    [
      'the next day alone',
      { billed: MAY, nextBill: '2026-08-10T12:00:00.000Z' },
      { lastBillingDate: JUNE, nextBillingDate: '2026-08-10T12:00:00.000Z' },
    ],
  ])('moves %s when only that is later', (_, bill, dates) => expect(after(bill).purchased.plan).toMatchObject(dates))

  it('of another subscription is not noted', () => {
    const { state } = outcomeOf(renewSubscription({})({ subscription: 'other', billed: JULY })(subscriber))
    expect(state).toBe(subscriber)
  })
})
