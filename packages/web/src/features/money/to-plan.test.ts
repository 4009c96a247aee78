import { aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { toPlan } from './to-plan.ts'

const NOVEMBER = Date.parse('2026-11-21T12:00:00Z')
const planOf = (plan: Parameters<typeof withPlan>[0]) => toPlan(withPlan(plan), NOVEMBER)
const withPlan = (plan: NonNullable<NonNullable<Parameters<typeof aUser>[0]>['purchased']>['plan']) =>
  aUser({ purchased: { plan } })

describe('a subscription as its page shows it', () => {
  it.each([
    ['none', {}],
    ['none', { customerId: 'cus', dateTerminated: '2026-11-20T00:00:00.000Z' }],
    ['active', { customerId: 'cus', subscriptionId: 'sub' }],
    ['cancelled', { customerId: 'cus', subscriptionId: 'sub', dateTerminated: '2026-12-20T00:00:00.000Z' }],
    ['gift', { customerId: 'Gift', dateTerminated: '2026-12-20T00:00:00.000Z' }],
    ['group', { customerId: 'group-plan' }],
  ] as const)('is %s', (type, plan) => expect(planOf(plan).type).toBe(type))

  it('has an hourglass on the first of each month until it ends, and a gem cap that rises to 50', () => {
    const plan = planOf({
      customerId: 'cus',
      subscriptionId: 'sub',
      dateTerminated: '2027-02-01T00:00:00.000Z',
      consecutive: { gemCapExtra: 23 },
    })
    expect(
      plan.type === 'none' ? [] : plan.calendar.map(({ at, gemCap }) => [new Date(at).toISOString(), gemCap]),
    ).toEqual([
      ['2026-12-01T00:00:00.000Z', 49],
      ['2027-01-01T00:00:00.000Z', 50],
    ])
  })
})
