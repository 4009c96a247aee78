import { describe, expect, it } from 'vitest'
import { aCatalogue, aPlayer, aUser, type DeepPartial, NOON, outcomeOf } from '../../../test-kit/index.ts'
import { DAY, toIso } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { startDay } from '../start-day.ts'

describe('the plan at the new day (rules 3.4 steps 3 and 4)', () => {
  const planAfter = (plan: DeepPartial<User['purchased']['plan']>) =>
    outcomeOf(
      startDay({ catalogue: aCatalogue(), now: NOON, seed: 'seed' })({})(
        aPlayer(aUser({ lastCron: toIso(NOON - DAY), purchased: { plan } })),
      ),
    ).state.user.purchased.plan

  it('counts gems by the month, and begins to count', () => {
    expect(planAfter({ gemsBought: 4, dateUpdated: '2026-05-31T00:00:00.000Z' }).gemsBought).toBe(0)
    expect(planAfter({ gemsBought: 4, dateUpdated: '2026-06-01T00:00:00.000Z' }).gemsBought).toBe(4)
    expect(planAfter({ gemsBought: 4 })).toMatchObject({ gemsBought: 0, dateUpdated: toIso(NOON) })
  })

  it('clears a plan that is over, and not one that ends this very instant', () => {
    const plan = { customerId: 'c', planId: 'basic', dateUpdated: toIso(NOON), consecutive: { count: 3, trinkets: 2 } }
    const over = planAfter({ ...plan, dateTerminated: toIso(NOON - 1) })
    expect(over).not.toHaveProperty('customerId')
    expect(over.consecutive).toMatchObject({ count: 0, trinkets: 2 })
    expect(planAfter({ ...plan, dateTerminated: toIso(NOON) }).customerId).toBe('c')
  })
})
