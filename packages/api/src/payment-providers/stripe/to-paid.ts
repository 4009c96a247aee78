import type Stripe from 'stripe'
import type { PaymentEvent } from '../port.ts'

/** The event of a checkout whose money is there; none while it is not, or for a checkout of somebody else. */
export const toPaid = (
  session: Stripe.Checkout.Session,
  event: { readonly id: string; readonly at: number },
): readonly PaymentEvent[] => {
  const { metadata, payment_status: status, amount_total: amount, currency } = session
  const payment = metadata?.['payment']
  if (payment === undefined || session.mode === 'setup' || status !== 'paid') return []
  const [customer, subscription] = [idOf(session.customer), idOf(session.subscription)]
  return [
    {
      ...event,
      payment,
      type: 'paid',
      amount: amount ?? 0,
      currency: (currency ?? '').toUpperCase(),
      ...(customer === undefined ? {} : { customer }),
      ...(subscription === undefined ? {} : { subscription }),
    },
  ]
}

/** Stripe names an object, or sends it whole. */
export const idOf = (named: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof named === 'string' ? named : named?.id
