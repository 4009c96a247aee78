import { refuse } from '../kernel/index.ts'
import type { Group } from '../model/index.ts'
import { laterBills, type RenewSubscription } from '../money/index.ts'
import { findDocument, type SharedRule, succeed, withGroup } from '../documents/index.ts'

type RenewGroupPlan = RenewSubscription & { readonly group: string }

/** Notes a bill of a group's plan that was paid; a later one that is known stays. docs/reference/api.md 6.3. */
export const renewGroupPlan: SharedRule<never, RenewGroupPlan, 'groupNotFound', Group> =
  () =>
  ({ group: id, subscription, ...bill }) =>
  (documents) => {
    const group = findDocument(documents, 'groups', id)
    if (group === undefined) return refuse('groupNotFound')
    const { plan } = group.purchased
    const bills = plan === undefined ? undefined : laterBills(plan, bill)
    if (plan === undefined || plan.subscriptionId !== subscription || bills === undefined)
      return succeed(documents, group)
    const renewed = { ...group, purchased: { ...group.purchased, plan: { ...plan, ...bills } } }
    return succeed(withGroup(documents, renewed), renewed)
  }
