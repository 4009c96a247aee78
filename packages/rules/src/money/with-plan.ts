import { type Instant, type Outcome, outcome, toIso, type TransactionType } from '../kernel/index.ts'
import type { Plan, User } from '../model/index.ts'

/** The player with some fields of the plan changed. */
export const withPlan = (user: User, changes: Partial<Plan>): User => ({
  ...user,
  purchased: { ...user.purchased, plan: { ...user.purchased.plan, ...changes } },
})

/** The player without these fields of the plan. */
export const withoutPlanFields = (user: User, ...fields: ReadonlyArray<keyof Plan>): User => {
  const { plan } = user.purchased
  if (fields.every((field) => plan[field] === undefined)) return user
  const remaining = Object.fromEntries(Object.entries(plan).filter(([field]) => !fields.includes(field as keyof Plan)))
  return { ...user, purchased: { ...user.purchased, plan: remaining as Plan } }
}

type Gift = { readonly count: number; readonly transaction: TransactionType; readonly now: Instant }

/** Adds hourglasses and records when they came. */
export const gainHourglasses =
  ({ count, transaction, now }: Gift) =>
  (user: User): Outcome<User, undefined> => {
    const { consecutive } = user.purchased.plan
    const trinkets = consecutive.trinkets + count
    const state = withPlan(user, { consecutive: { ...consecutive, trinkets, lastHourglassReceived: toIso(now) } })
    return outcome(state, [
      { type: 'CurrencyGained', currency: 'hourglasses', transaction, amount: count, left: trinkets },
    ])
  }
