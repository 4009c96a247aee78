import { eq, type Store, toJson, type Write } from '../store/index.ts'
import { type Payment, without } from './payment.ts'

/** Makes the payment of a subscription one of a group's plan: its bills, and its end, are the group's. */
export const paymentOfGroup = async (
  store: Pick<Store, 'find'>,
  subscription: string,
  group: string,
): Promise<readonly Write[]> => {
  const [found] = await store.find<Payment>('payments', { where: eq('subscription', subscription), limit: 1 })
  if (found === undefined) return []
  const { id, version, body } = found
  const payment: Payment = { ...without(body, 'next', 'consentUrl', 'coupon'), order: { type: 'groupPlan', group } }
  return [{ type: 'replace', collection: 'payments', id, version, body: toJson(payment) }]
}
