import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aGear } from '../../test-kit/content.ts'
import { forMoney } from '../../test-kit/money.ts'
import { aUser, type DeepPartial } from '../../test-kit/user.ts'
import { fromIso, toIso } from '../kernel/index.ts'
import type { Plan, User } from '../model/index.ts'
import { buyMonths } from './buy-months.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { monthsLater } from './month.ts'
import { payMonths } from './pay-months.ts'
import { startSubscription } from './start-subscription.ts'
import { isSubscribedAt } from './subscribed.ts'

const NOW = Date.parse('2026-06-10T12:00:00.000Z')
const piece = aGear('head_mystery_202606', { mystery: '202606' })
const catalogue = aCatalogue({ ...forMoney, gear: { [piece.key]: piece } })
const world = { catalogue, now: NOW }

/** The states of a subscription, by the fields that tell them apart. */
const STATES: Readonly<Record<string, DeepPartial<Plan>>> = {
  none: {},
  renewing: { customerId: 'cus', planId: 'basic_earned', dateUpdated: '2026-06-01T00:00:00.000Z' },
  cancelled: {
    customerId: 'cus',
    planId: 'basic_earned',
    dateTerminated: '2026-07-10T12:00:00.000Z',
    dateUpdated: '2026-06-01T00:00:00.000Z',
  },
  given: {
    customerId: 'Gift',
    dateTerminated: '2026-08-10T12:00:00.000Z',
    dateUpdated: '2026-05-31T00:00:00.000Z',
  },
  ended: { customerId: 'cus', dateTerminated: '2026-05-01T00:00:00.000Z', dateUpdated: '2026-04-01T00:00:00.000Z' },
}

const ACTS: Readonly<Record<string, (user: User) => E.Either<unknown, { readonly state: User }>>> = {
  start: startSubscription(world)({ block: 'basic_earned', customer: 'new', paymentMethod: 'Card' }),
  buyMonths: buyMonths(world)({ block: 'basic_3mo' }),
  cancel: cancelSubscription(world)({}),
  newMonth: (user) => E.right(payMonths(catalogue, monthsLater(NOW, 1))(user)),
}

describe('the life of a subscription', () => {
  it.each([
    ['none', 'start', 'renewing, 0 kept, 1 hourglass'],
    ['none', 'buyMonths', 'until 2026-09-10, 0 kept, 1 hourglass'],
    ['none', 'cancel', 'refused'],
    ['none', 'newMonth', 'none, 0 kept, 0 hourglasses'],
    ['renewing', 'start', 'renewing, 0 kept, 0 hourglasses'],
    ['renewing', 'buyMonths', 'renewing, 3 kept, 0 hourglasses'],
    ['renewing', 'cancel', 'until 2026-07-10, 0 kept, 0 hourglasses'],
    ['renewing', 'newMonth', 'renewing, 0 kept, 1 hourglass'],
    ['cancelled', 'start', 'renewing, 1 kept, 0 hourglasses'],
    ['cancelled', 'buyMonths', 'until 2026-10-10, 0 kept, 0 hourglasses'],
    ['cancelled', 'cancel', 'until 2026-07-10, 0 kept, 0 hourglasses'],
    ['cancelled', 'newMonth', 'until 2026-07-10, 0 kept, 0 hourglasses'],
    ['given', 'start', 'renewing, 2 kept, 0 hourglasses'],
    ['given', 'buyMonths', 'until 2026-11-10, 0 kept, 0 hourglasses'],
    ['given', 'cancel', 'until 2026-08-10, 0 kept, 0 hourglasses'],
    ['given', 'newMonth', 'until 2026-08-10, 0 kept, 2 hourglasses'],
    ['ended', 'start', 'renewing, 0 kept, 1 hourglass'],
    ['ended', 'buyMonths', 'until 2026-09-10, 0 kept, 1 hourglass'],
    ['ended', 'cancel', 'until 2026-07-10, 0 kept, 0 hourglasses'],
    ['ended', 'newMonth', 'ended, 0 kept, 0 hourglasses'],
  ])('%s, then %s: %s', (state, act, told) => {
    const before = aUser({ purchased: { plan: STATES[state] ?? {} } })
    const answer = ACTS[act]?.(before) ?? E.left('no such act')
    expect(E.isLeft(answer) ? 'refused' : tell(answer.right.state)).toBe(told)
  })
})

const tell = (user: User): string => {
  const { customerId, dateTerminated, extraMonths, consecutive } = user.purchased.plan
  const hourglasses = `${consecutive.trinkets} hourglass${consecutive.trinkets === 1 ? '' : 'es'}`
  const kept = `${Math.round(extraMonths)} kept, ${hourglasses}`
  if (customerId === undefined) return `none, ${kept}`
  if (dateTerminated === undefined) return `renewing, ${kept}`
  return isSubscribedAt(user, NOW) ? `until ${toIso(fromIso(dateTerminated)).slice(0, 10)}, ${kept}` : `ended, ${kept}`
}

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
