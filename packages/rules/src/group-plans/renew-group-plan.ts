import { fromIso, refuse } from '../kernel/index.ts'
import type { Group } from '../model/index.ts'
import type { RenewSubscription } from '../money/index.ts'
import { findDocument, type SharedRule, succeed, withGroup } from '../documents/index.ts'

type RenewGroupPlan = RenewSubscription & { readonly group: string }

/** Notes a bill of a group's plan that was paid; a later one that is known stays. docs/reference/api.md 6.3. */
export const renewGroupPlan: SharedRule<never, RenewGroupPlan, 'groupNotFound', Group> =
  () =>
  ({ group: id, subscription, billed, nextBill }) =>
  (documents) => {
    const group = findDocument(documents, 'groups', id)
    if (group === undefined) return refuse('groupNotFound')
    const { plan } = group.purchased
    if (plan === undefined || plan.subscriptionId !== subscription) return succeed(documents, group)
    if (plan.lastBillingDate !== undefined && fromIso(plan.lastBillingDate) >= fromIso(billed))
      return succeed(documents, group)
    const next = nextBill === undefined ? {} : { nextBillingDate: nextBill }
    const renewed = { ...group, purchased: { ...group.purchased, plan: { ...plan, lastBillingDate: billed, ...next } } }
    return succeed(withGroup(documents, renewed), renewed)
  }
