import type { Plan } from '../model/index.ts'
import { forUser } from './new-day.ts'
import { hasEndedBefore } from './subscribed.ts'

/** A plan that is over loses its provider and its months in a row; hourglasses, gem cap and mystery items stay. Reference, rules 3.4 step 4. */
export const endSubscription = forUser(({ world }, user) => {
  const { plan } = user.purchased
  if (!hasEndedBefore(plan, world.now)) return user
  const { planId, customerId, subscriptionId, paymentMethod, ...rest } = plan
  const named = [planId, customerId, subscriptionId, paymentMethod].some((field) => field !== undefined)
  if (!named && plan.consecutive.count === 0) return user
  const ended: Plan = { ...rest, consecutive: { ...plan.consecutive, count: 0 } }
  return { ...user, purchased: { ...user.purchased, plan: ended } }
})
