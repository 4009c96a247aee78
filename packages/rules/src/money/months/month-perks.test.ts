import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser } from '../../../test-kit/index.ts'
import { toIso } from '../../kernel/index.ts'
import { monthsLater } from './month.ts'
import { payMonths } from './pay-months.ts'

const JANUARY = Date.parse('2026-01-15T09:00:00.000Z')
const payer = aUser({ purchased: { plan: { customerId: 'c', dateUpdated: toIso(JANUARY) } } })
const after = (months: number) =>
  payMonths(aCatalogue(), monthsLater(JANUARY, months))(payer).state.purchased.plan.consecutive

describe('the months of a subscription (rules 14.3, worked)', () => {
  it.each([
    [0, 24, 0],
    [1, 26, 1],
    [2, 28, 2],
    [12, 48, 12],
    [13, 50, 13],
    [14, 50, 14],
    [30, 50, 30],
  ])('after %d months %d gems a month may be had for gold, and %d hourglasses came', (months, cap, hourglasses) => {
    const { gemCapExtra, trinkets } = after(months)
    expect([24 + gemCapExtra, trinkets]).toEqual([cap, hourglasses])
  })

  it('come with the first of the month, not with a month gone by', () => {
    const on = (day: string) =>
      payMonths(aCatalogue(), Date.parse(day))(payer).state.purchased.plan.consecutive.trinkets
    expect([on('2026-01-31T23:59:59.999Z'), on('2026-02-01T00:00:00.000Z')]).toEqual([0, 1])
  })
})
