import type { Plan } from '../../model/index.ts'
import { userStep } from '../day-step.ts'
import { hasEndedBefore } from '../../money/index.ts'

/**
 * Clears provider and consecutive months of an ended plan; hourglasses, gem cap and mystery items stay.
 * docs/reference/rules.md 3.4 step 4.
 */
export const endSubscription = userStep(({ now }, user) => {
  const { plan } = user.purchased
  if (!hasEndedBefore(plan, now)) return user
  const { planId, customerId, subscriptionId, paymentMethod, ...rest } = plan
  const hasProvider = [planId, customerId, subscriptionId, paymentMethod].some((field) => field !== undefined)
  if (!hasProvider && plan.consecutive.count === 0) return user
  const ended: Plan = { ...rest, consecutive: { ...plan.consecutive, count: 0 } }
  return { ...user, purchased: { ...user.purchased, plan: ended } }
})
