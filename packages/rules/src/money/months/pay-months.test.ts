import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aGear, aUser, type DeepPartial, forMoney } from '../../../test-kit/index.ts'
import { toIso } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { monthsLater } from './month.ts'
import { payMonths } from './pay-months.ts'

const NOW = Date.parse('2026-06-10T12:00:00.000Z')
const piece = aGear('head_mystery_202606', { mystery: '202606' })
const catalogue = aCatalogue({ ...forMoney, gear: { [piece.key]: piece } })

describe('payMonths', () => {
  const waiting = { mysteryItems: [piece.key] }

  it.each([
    ['owned', { items: { gear: { owned: { [piece.key]: true } } } }, 0],
    ['lost', { items: { gear: { owned: { [piece.key]: false } } } }, 1],
    ['waiting', { purchased: { plan: waiting } }, 1],
  ])('lays a piece aside once: one that is %s', (_, changes: DeepPartial<User>, count) => {
    const plan = { customerId: 'cus', dateUpdated: '2026-05-10T00:00:00.000Z' }
    const user = aUser({ ...changes, purchased: { plan: { ...plan, ...changes.purchased?.plan } } })
    expect(payMonths(catalogue, NOW)(user).state.purchased.plan.mysteryItems).toHaveLength(count)
  })

  const paidAt = (user: User, ...instants: ReadonlyArray<number>): User =>
    instants.reduce((payer, at) => payMonths(catalogue, at)(payer).state, user)

  it('never depends on how often a player comes by', () =>
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 40 }), { maxLength: 6 }), fc.integer({ min: 1, max: 40 }), (visits, last) => {
        const at = (month: number): number => monthsLater(NOW, month)
        const user = aUser({ purchased: { plan: { customerId: 'cus', dateUpdated: toIso(NOW) } } })
        const often = paidAt(
          user,
          ...visits
            .filter((month) => month < last)
            .toSorted((a, b) => a - b)
            .map(at),
          at(last),
        )
        const { count, gemCapExtra, trinkets } = often.purchased.plan.consecutive
        expect([count, trinkets]).toEqual([last, last])
        expect(gemCapExtra).toBe(Math.min(26, 2 * last))
        expect(paidAt(often, at(last))).toBe(often)
      }),
      {
        examples: [
          [[], 13],
          [[1, 1, 2], 3],
          [[12], 14],
        ],
      },
    ))

  it('leaves a player without a subscription as they are', () => {
    const user = aUser()
    expect(payMonths(catalogue, NOW)(user).state).toBe(user)
  })
})
