import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aPlayer, aUser, type DeepPartial, NOON } from '../../../test-kit/index.ts'
import { DAY, toIso } from '../../kernel/index.ts'
import type { Plan } from '../../model/index.ts'
import { startDay } from '../start-day.ts'

const ended = { dateTerminated: toIso(NOON - 1), dateUpdated: toIso(NOON) }
const NAMED = { planId: 'basic', customerId: 'c', subscriptionId: 's', paymentMethod: 'Card' }

const morning = (plan: DeepPartial<Plan>) => {
  const before = aUser({ lastCron: toIso(NOON - DAY), purchased: { plan: { ...ended, ...plan } } })
  const { state } = outcomeOf(startDay({ catalogue: aCatalogue(), now: NOON, seed: 's' })({})(aPlayer(before)))
  return { before: before.purchased, after: state.user.purchased }
}

describe('a plan that is over (rules 3.4 step 4)', () => {
  it.each([
    ['all that names its provider', NAMED, 0],
    ['a customer alone', { customerId: 'c' }, 0],
    ['nothing but months in a row', {}, 1],
    ['both', NAMED, 7],
  ])('loses %s', (_, named, count) => {
    const { after } = morning({ ...named, consecutive: { count, trinkets: 2, gemCapExtra: 6 }, mysteryItems: [] })
    for (const field of Object.keys(NAMED)) expect(after.plan).not.toHaveProperty(field)
    expect(after.plan.consecutive).toMatchObject({ count: 0, trinkets: 2, gemCapExtra: 6 })
    expect(after.plan.dateTerminated).toBe(ended.dateTerminated)
  })

  it('stays as it is when it has lost all that already', () => {
    const { before, after } = morning({})
    expect(after).toBe(before)
  })
})
