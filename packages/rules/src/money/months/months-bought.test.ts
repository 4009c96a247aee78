import { describe, expect, it } from 'vitest'
import { aUser, forMoney } from '../../../test-kit/index.ts'
import type { SubscriptionBlock } from '../../catalogue/index.ts'
import type { Plan } from '../../model/index.ts'
import { monthsBought, type PriceLogic } from './months-bought.ts'

const block = (key: string): SubscriptionBlock => {
  const block = Object.values(forMoney.subscriptionBlocks).find((each) => each.key === key)
  if (block === undefined) throw new Error(`no block ${key}`)
  return block
}

const NOW = Date.parse('2026-06-10T12:00:00.000Z')
const since = (began: string): Plan => ({ ...aUser().purchased.plan, dateCurrentTypeCreated: began })
/** A period of three months that began in the first of them, so that half of it was over after 45 days. */
const EARLY = since('2026-05-01T12:00:00.000Z')
const LATE = since('2026-04-01T12:00:00.000Z')

describe('the months that a purchase pays for (rules 14.5)', () => {
  it('are those of the block, when nothing runs', () => {
    expect(monthsBought(block('basic_12mo'), undefined, EARLY, NOW)).toBe(12)
  })

  it.each<[string, string, PriceLogic, Plan, number]>([
    ['basic_earned', 'basic_12mo', 'payDifference', LATE, 12],
    ['basic_3mo', 'basic_earned', 'payFull', LATE, 0],
    ['basic_12mo', 'basic_3mo', 'payFull', LATE, 0],
    ['basic_3mo', 'basic_12mo', 'payFull', EARLY, 12],
    ['basic_3mo', 'basic_12mo', 'payDifference', LATE, 9],
    ['basic_3mo', 'basic_3mo', 'payDifference', LATE, 0],
    ['basic_3mo', 'basic_3mo', 'payFull', LATE, 3],
    ['basic_3mo', 'basic_12mo', 'refundAndRepay', EARLY, 9],
    ['basic_3mo', 'basic_12mo', 'refundAndRepay', LATE, 12],
    // the period began anew on 1 May: it is the running one that is halved
    ['basic_3mo', 'basic_12mo', 'refundAndRepay', since('2026-02-01T12:00:00.000Z'), 9],
    ['basic_3mo', 'basic_12mo', 'refundAndRepay', aUser().purchased.plan, 9],
    ['basic_3mo', 'basic_12mo', 'refundAndRepay', since('2026-04-26T12:00:00.000Z'), 9],
    ['basic_3mo', 'basic_12mo', 'refundAndRepay', since('2026-04-26T11:59:59.999Z'), 12],
  ])('of %s, then %s by %s, are %#: as many as are charged for', (from, to, logic, plan, months) => {
    expect(monthsBought(block(to), { from: block(from), logic }, plan, NOW)).toBe(months)
  })
})
