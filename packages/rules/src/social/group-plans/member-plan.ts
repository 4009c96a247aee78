import { DAY, fromIso, type Instant, toIso } from '../../kernel/index.ts'
import { asKey, type PetKey, type Plan, type User, withItems } from '../../model/index.ts'
import { isSubscribedAt } from '../../day/index.ts'
import { GROUP_CUSTOMER } from './may-get-gems.ts'

/** The plan of those who subscribe through a group. Reference, rules 14.6. */
export const GROUP_PLAN = 'group_plan_auto'

/** Plans that a group's does not take the place of: bought in an app store, or given for life. */
const LASTING = { methods: ['Google', 'Apple'], customer: 'habitrpg' } as const

/** What every subscriber finds in the stable. */
const ROYAL = asKey<PetKey>('Jackalope-RoyalPurple')

/** Days that a member keeps the plan after leaving the last group that paid for it. */
const DAYS_LEFT = 2

/** Mean length of a month, in days. */
const MONTH = 30.5

/** Does the player keep the plan they have when they come into a group with one? */
export const keepsOwnPlan = (user: User, now: Instant): boolean => {
  const { customerId, paymentMethod = '' } = user.purchased.plan
  if (!isSubscribedAt(user, now)) return false
  if (customerId === LASTING.customer || LASTING.methods.some((method) => method === paymentMethod)) return true
  return customerId === GROUP_CUSTOMER && user.purchased.plan.dateTerminated === undefined
}

/** The player with the plan of a group: hourglasses, mystery items and months already paid for stay. */
export const withPlanOfGroup = (user: User, now: Instant): User => {
  if (keepsOwnPlan(user, now)) return user
  const { plan } = user.purchased
  const { dateTerminated, subscriptionId: _ended, ...rest } = plan
  const left = dateTerminated === undefined ? 0 : Math.max(0, (fromIso(dateTerminated) - now) / (MONTH * DAY))
  const consecutive = isSubscribedAt(user, now) ? plan.consecutive : { ...plan.consecutive, gemCapExtra: 0, count: 0 }
  const at = toIso(now)
  const given: Plan = {
    ...rest,
    planId: GROUP_PLAN,
    customerId: GROUP_CUSTOMER,
    paymentMethod: 'groupPlan',
    quantity: 1,
    extraMonths: plan.extraMonths + left,
    consecutive,
    dateCreated: plan.dateCreated ?? at,
    dateCurrentTypeCreated: at,
    dateUpdated: at,
  }
  return withRoyalAnimals({ ...user, purchased: { ...user.purchased, plan: given } })
}

const withRoyalAnimals = (user: User): User =>
  withItems(user, {
    pets: { ...user.items.pets, [ROYAL]: 5 },
    mounts: { ...user.items.mounts, [ROYAL]: true },
  })

/** The player whose last group with a plan is gone: it ends in two days, and after the months paid for before. */
export const withoutPlanOfGroup = (user: User, now: Instant): User => {
  const { plan } = user.purchased
  if (plan.customerId !== GROUP_CUSTOMER || plan.dateTerminated !== undefined) return user
  const today = Math.floor(now / DAY) * DAY
  const days = Math.round(DAYS_LEFT + Math.ceil(MONTH * Math.max(plan.extraMonths, 0)))
  const ended: Plan = { ...plan, dateTerminated: toIso(today + days * DAY), extraMonths: 0 }
  return { ...user, purchased: { ...user.purchased, plan: ended } }
}
