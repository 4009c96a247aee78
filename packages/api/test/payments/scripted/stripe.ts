import { type ScriptedStripe, startStripe as startScripted } from '../scripted-stripe.ts'
import {
  type Charge,
  CHARGED,
  EXPIRES,
  ORDERS,
  PRICES,
  RENEWED,
  type Report,
  type ScriptedProvider,
  type Ware,
} from './scripted-provider.ts'

type Purchase = Charge & { readonly what: Ware; readonly session: string }

const seconds = (at: number): number => Math.floor(at / 1000)

const ITEM = { id: 'si_1', price: { product: 'prod_1' }, current_period_end: seconds(RENEWED) }

/** Stripe's Checkout and Billing as its documents describe them. */
export const startStripe = async (): Promise<ScriptedProvider> => {
  const stripe: ScriptedStripe = await startScripted()
  const purchases = new Map<string, Purchase>()
  const checkoutOf = (payment: string) => {
    const { what, amount, currency } = purchases.get(payment) as Purchase
    const agreement = what === 'gems' ? {} : { customer: 'cus_1', subscription: `sub_${payment}` }
    return {
      mode: what === 'gems' ? 'payment' : 'subscription',
      payment_status: 'paid',
      amount_total: amount,
      currency: currency.toLowerCase(),
      metadata: { payment },
      ...agreement,
    }
  }
  const eventOf = (payment: string, report: Report) => {
    const { amount } = purchases.get(payment) as Purchase
    const metadata = { payment }
    switch (report) {
      case 'paid':
        return { type: 'checkout.session.completed', object: checkoutOf(payment) }
      case 'renewed':
        return {
          type: 'invoice.paid',
          object: {
            amount_paid: amount,
            parent: { subscription_details: { metadata } },
            lines: { data: [{ period: { end: seconds(EXPIRES) } }] },
          },
        }
      case 'ended':
        return {
          type: 'customer.subscription.updated',
          object: {
            metadata,
            cancel_at_period_end: true,
            items: { data: [{ id: 'si_1', current_period_end: seconds(EXPIRES) }] },
          },
        }
      case 'halfRefunded':
      case 'refunded':
        return {
          type: 'charge.refunded',
          object: { metadata, amount_refunded: report === 'refunded' ? amount : Math.round(amount / 2) },
        }
    }
  }
  return {
    providers: stripe.providers,
    converts: false,
    buy: async (player, what, charge = {}) => {
      const { body } = await player.call('POST', '/payments', { body: { order: ORDERS[what] } })
      const { id, session } = body.data as { readonly id: string; readonly session: string }
      purchases.set(id, { what, session, ...PRICES[what], ...charge })
      const subscription = { id: `sub_${id}`, items: { data: [ITEM] } }
      stripe.answers.set(`GET /v1/subscriptions/sub_${id}`, subscription)
      stripe.answers.set(`POST /v1/subscriptions/sub_${id}`, subscription)
      stripe.answers.set(`GET /v1/checkout/sessions/${session}`, {
        id: session,
        created: seconds(CHARGED),
        ...checkoutOf(id),
      })
      return { payment: id, key: session }
    },
    confirm: (player, { payment }) => player.call('GET', `/payments/${payment}`),
    report: (server, { payment }, report, { forged = false } = {}) =>
      stripe.deliver(
        server,
        { id: `evt_${payment}_${report}`, ...eventOf(payment, report) },
        ...(forged ? (['whsec_of_somebody_else'] as const) : []),
      ),
    reprice: ({ payment }, amount) => void purchases.set(payment, { ...(purchases.get(payment) as Purchase), amount }),
    silence: (silent) => {
      for (const [payment, { session }] of purchases)
        stripe.answers.set(
          `GET /v1/checkout/sessions/${session}`,
          silent ? 'timeout' : { id: session, created: seconds(CHARGED), ...checkoutOf(payment) },
        )
    },
    stop: stripe.stop,
  }
}
