import { createSign, generateKeyPairSync } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { paymentProviders } from '../../../src/payment-providers/index.ts'
import { createClient } from '../../../test-kit/client.ts'
import type { TestServer } from '../../../test-kit/test-server.ts'
import {
  CHARGED,
  type Charge,
  decimal,
  EXPIRES,
  ORDERS,
  PRICES,
  RENEWED,
  type Report,
  type ScriptedProvider,
} from './scripted-provider.ts'
import { type ScriptedRequest, startServers } from './scripted-servers.ts'

type Order = Charge & { readonly custom: string; approved: boolean; captured: boolean }

type RequestBody = {
  readonly name?: string
  readonly custom_id?: string
  readonly purchase_units?: ReadonlyArray<{ readonly custom_id: string }>
}

const WEBHOOK = '4JH86294D6297924G'
const CERTIFICATE = 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594'

/** PayPal's Orders and Subscriptions as its documents describe them. */
export const startPaypal = async (): Promise<ScriptedProvider> => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const orders = new Map<string, Order>()
  const plans: Array<{ readonly id: string; readonly name: string }> = []
  let count = 0

  const money = ({ amount, currency }: Charge) => ({ currency_code: currency, value: decimal(amount) })
  const captureOf = (id: string, order: Order) => ({
    id: `CAP-${id}`,
    status: 'COMPLETED',
    amount: money(order),
    custom_id: order.custom,
    create_time: new Date(CHARGED).toISOString(),
  })
  const orderOf = (id: string, order: Order) => ({
    id,
    status: order.captured ? 'COMPLETED' : order.approved ? 'APPROVED' : 'CREATED',
    purchase_units: [
      {
        custom_id: order.custom,
        ...(order.captured ? { payments: { captures: [captureOf(id, order)] } } : {}),
      },
    ],
    links: [{ rel: 'payer-action', href: `https://www.paypal.com/checkoutnow?token=${id}`, method: 'GET' }],
  })
  const subscriptionOf = (id: string, order: Order) => ({
    id,
    status: 'ACTIVE',
    custom_id: order.custom,
    quantity: '1',
    start_time: new Date(CHARGED).toISOString(),
    subscriber: { payer_id: 'PAYER1' },
    billing_info: {
      outstanding_balance: { currency_code: 'USD', value: '0.0' },
      failed_payments_count: 0,
      last_payment: { amount: money(order), time: new Date(CHARGED).toISOString() },
      next_billing_time: new Date(RENEWED).toISOString(),
    },
    links: [
      { rel: 'approve', href: `https://www.paypal.com/webapps/billing/subscriptions?ba_token=${id}`, method: 'GET' },
    ],
  })
  const create = (prefix: string, custom: string): string => {
    count += 1
    const id = `${prefix}${count}`
    orders.set(id, { custom, amount: 0, currency: 'USD', approved: false, captured: false })
    return id
  }
  const answer = ({ method, path, body }: ScriptedRequest): unknown => {
    const requestBody = () => JSON.parse(body) as RequestBody
    const id = /(?:orders|subscriptions)\/([\w-]+)/.exec(path)?.[1] ?? ''
    const order = orders.get(id)
    if (path === '/v1/oauth2/token') return { access_token: 'A21', token_type: 'Bearer', expires_in: 32_400, scope: '' }
    if (path.startsWith('/v1/notifications/certs/')) return keys.publicKey.export({ type: 'spki', format: 'pem' })
    if (path === '/v2/checkout/orders') {
      const order = create('ORDER', requestBody().purchase_units?.[0]?.custom_id ?? '')
      return orderOf(order, orders.get(order) as Order)
    }
    if (path === '/v1/billing/plans' && method === 'GET') return { plans }
    if (path === '/v1/billing/plans') {
      plans.push({ id: `P-${plans.length + 1}`, name: requestBody().name ?? '' })
      return plans.at(-1)
    }
    if (path === '/v1/billing/subscriptions') {
      const subscription = create('I-', requestBody().custom_id ?? '')
      return subscriptionOf(subscription, orders.get(subscription) as Order)
    }
    if (order === undefined) return undefined
    if (path.endsWith('/cancel')) return {}
    if (path.endsWith('/revise'))
      return {
        links: [{ rel: 'approve', href: `https://www.paypal.com/webapps/billing/subscriptions/update?ba_token=${id}` }],
      }
    if (path.startsWith('/v1/'))
      return order.approved ? subscriptionOf(id, order) : { ...subscriptionOf(id, order), status: 'APPROVAL_PENDING' }
    if (path.endsWith('/capture')) order.captured = true
    return orderOf(id, order)
  }
  const servers = await startServers(answer)
  const resourceOf = (key: string, report: Report): { readonly type: string; readonly resource: unknown } => {
    const order = orders.get(key) as Order
    const isOrder = key.startsWith('ORDER')
    const total = (part: number) => decimal(Math.round(order.amount * part))
    const at = { custom: order.custom, billing_agreement_id: key }
    switch (report) {
      case 'paid':
        return isOrder
          ? { type: 'PAYMENT.CAPTURE.COMPLETED', resource: captureOf(key, order) }
          : {
              type: 'PAYMENT.SALE.COMPLETED',
              resource: { id: `SALE-${key}`, ...at, amount: { total: total(1), currency: order.currency } },
            }
      case 'renewed':
        return {
          type: 'PAYMENT.SALE.COMPLETED',
          resource: { id: `SALE-${key}-2`, ...at, amount: { total: total(1), currency: order.currency } },
        }
      case 'ended':
        return { type: 'BILLING.SUBSCRIPTION.CANCELLED', resource: { id: key, custom_id: order.custom } }
      case 'halfRefunded':
      case 'refunded': {
        const value = total(report === 'refunded' ? 1 : 0.5)
        const refund = { value, currency_code: order.currency }
        return isOrder
          ? {
              type: 'PAYMENT.CAPTURE.REFUNDED',
              resource: {
                custom_id: order.custom,
                amount: refund,
                seller_payable_breakdown: { total_refunded_amount: refund },
              },
            }
          : {
              type: 'PAYMENT.SALE.REFUNDED',
              resource: { custom: order.custom, amount: { total: value }, total_refunded_amount: refund },
            }
      }
    }
  }
  const deliver = (
    server: TestServer,
    event: { readonly id: string; readonly at: number; readonly type: string; readonly resource: unknown },
    forged = false,
  ) => {
    const raw = JSON.stringify({
      id: event.id,
      event_type: event.type,
      create_time: new Date(event.at).toISOString(),
      resource: event.resource,
    })
    const [id, time] = [`T-${event.id}`, '2026-11-21T12:00:01Z']
    const { privateKey } = forged ? stranger : keys
    const signed = createSign('sha256').update([id, time, WEBHOOK, crc32(raw)].join('|'))
    return createClient(server)('POST', '/paypal/ipn', {
      raw,
      headers: {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-cert-url': CERTIFICATE,
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-transmission-sig': signed.sign(privateKey, 'base64'),
      },
    })
  }
  const TIMES: Readonly<Record<Report, number>> = {
    paid: CHARGED,
    halfRefunded: CHARGED + 1,
    refunded: CHARGED + 2,
    renewed: RENEWED,
    ended: EXPIRES,
  }
  return {
    providers: paymentProviders({
      baseUrl: 'http://daykeep.example',
      providers: {
        paypal: { clientId: 'client', clientSecret: 'secret', webhookId: WEBHOOK, productId: 'PROD-1', sandbox: false },
      },
    }),
    converts: false,
    buy: async (player, what, charge = {}) => {
      const { body } = await player.call('POST', '/payments', { body: { order: ORDERS[what] } })
      const { id, session } = body.data as { readonly id: string; readonly session: string }
      Object.assign(orders.get(session) as Order, { ...PRICES[what], ...charge, approved: true })
      return { payment: id, key: session }
    },
    confirm: (player, { payment }) => player.call('GET', `/payments/${payment}`),
    report: (server, { key, payment }, report, { forged = false } = {}) => {
      const { type, resource } = resourceOf(key, report)
      return deliver(server, { id: `WH-${payment}-${report}`, at: TIMES[report], type, resource }, forged)
    },
    reprice: ({ key }, amount) => void Object.assign(orders.get(key) as Order, { amount }),
    agree: (server, { key, payment }) =>
      deliver(server, {
        id: `WH-${payment}-agreed`,
        at: CHARGED + 1,
        type: 'BILLING.SUBSCRIPTION.UPDATED',
        resource: { id: key, custom_id: payment },
      }),
    silence: (silent) => {
      servers.silent = silent
    },
    stop: servers.stop,
  }
}
