import { createSign, generateKeyPairSync } from 'node:crypto'
import { exportJWK, SignJWT } from 'jose'
import { paymentIdOf, paymentProviders } from '../../../src/payment-providers/index.ts'
import { createClient } from '../../../test-kit/client.ts'
import {
  CHARGED,
  type Charge,
  EXPIRES,
  PRICES,
  RENEWED,
  type Report,
  type ScriptedProvider,
  type Ware,
} from './scripted-provider.ts'
import { type ScriptedRequest, startServers } from './scripted-servers.ts'

type Purchase = Charge & { readonly what: Ware; bill: 1 | 2; refunded: number; autoRenews: boolean }

const PACKAGE = 'org.daykeep.app'
const AUDIENCE = 'http://daykeep.example/iap/android/notifications'
const NOTIFIER = 'notifier@daykeep.iam.gserviceaccount.com'

/** Google Play as its documents describe it. */
export const startGoogle = async (): Promise<ScriptedProvider> => {
  const license = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [pushes, stranger] = [
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ]
  const jwk = { ...(await exportJWK(pushes.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const purchases = new Map<string, Purchase>()
  let count = 0

  const money = ({ currency }: Charge, amount: number) => ({
    currencyCode: currency,
    units: String(Math.floor(amount / 100)),
    nanos: (amount % 100) * 10_000_000,
  })
  const orderOf = (orderId: string, purchase: Purchase) => ({
    orderId,
    createTime: new Date(orderId.endsWith('..1') ? RENEWED : CHARGED).toISOString(),
    state: 'PROCESSED',
    total: money(purchase, purchase.amount),
    orderHistory: {
      ...(purchase.refunded === purchase.amount
        ? { refundEvent: { refundDetails: { total: money(purchase, purchase.amount) } } }
        : {}),
      ...(purchase.refunded > 0 && purchase.refunded < purchase.amount
        ? { partialRefundEvents: [{ refundDetails: { total: money(purchase, purchase.refunded) } }] }
        : {}),
    },
  })
  const answer = ({ path }: ScriptedRequest): unknown => {
    if (path === '/oauth2/v3/certs') return { keys: [jwk] }
    const token = /tokens\/([\w-]+)/.exec(path)?.[1] ?? /orders\/GPA\.([\w-]+)/.exec(path)?.[1] ?? ''
    const purchase = purchases.get(token)
    if (purchase === undefined) return undefined
    if (path.includes('/orders/')) return orderOf(path.split('/').at(-1) ?? '', purchase)
    if (path.includes('/products/') && purchase.what === 'subscription') return undefined
    if (path.includes(':')) return {}
    if (path.includes('/products/'))
      return { orderId: `GPA.${token}`, purchaseState: purchase.pending ? 2 : 0, consumptionState: 0 }
    return {
      subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
      startTime: new Date(CHARGED).toISOString(),
      lineItems: [
        {
          productId: 'basic_3mo',
          expiryTime: new Date(purchase.bill === 1 ? RENEWED : EXPIRES).toISOString(),
          latestSuccessfulOrderId: purchase.bill === 1 ? `GPA.${token}` : `GPA.${token}..1`,
          autoRenewingPlan: { autoRenewEnabled: purchase.autoRenews },
        },
      ],
    }
  }
  const servers = await startServers(answer)
  const KINDS = { paid: 4, renewed: 2, ended: 3 } as const
  const productOf = ({ what }: Purchase): string => (what === 'gems' ? '21gems' : 'basic_3mo')
  return {
    providers: paymentProviders({
      baseUrl: 'http://daykeep.example',
      providers: {
        google: {
          packageName: PACKAGE,
          clientEmail: 'reader@daykeep.iam.gserviceaccount.com',
          privateKey: '',
          licenseKey: license.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
          notifications: { email: NOTIFIER, audience: AUDIENCE },
          apiUrl: servers.url,
        },
      },
    }),
    converts: true,
    buy: async (_, what, charge = {}) => {
      count += 1
      const key = `token-${count}`
      purchases.set(key, { what, ...PRICES[what], ...charge, bill: 1, refunded: 0, autoRenews: true })
      return { payment: paymentIdOf('Google', key), key }
    },
    confirm: (player, { key }) => {
      const purchase = purchases.get(key) as Purchase
      const productId = productOf(purchase)
      const receipt = JSON.stringify({ orderId: `GPA.${key}`, packageName: PACKAGE, productId, purchaseToken: key })
      const signature = createSign('sha1').update(receipt).sign(license.privateKey, 'base64')
      const transaction = { receipt, signature }
      if (purchase.what === 'gems') return player.call('POST', '/iap/android/verify', { body: { transaction } })
      return purchase.what === 'once'
        ? player.call('POST', '/iap/android/norenew-subscribe', { body: { sku: productId, transaction } })
        : player.call('POST', '/iap/android/subscribe', { body: { sku: productId, transaction } })
    },
    report: async (server, { key, payment }, report: Report, { forged = false } = {}) => {
      const purchase = purchases.get(key) as Purchase
      if (report === 'halfRefunded') purchase.refunded = Math.round(purchase.amount / 2)
      if (report === 'refunded') purchase.refunded = purchase.amount
      if (report === 'renewed') purchase.bill = 2
      if (report === 'ended') purchase.autoRenews = false
      const voided = report === 'halfRefunded' || report === 'refunded'
      const about = voided
        ? { voidedPurchaseNotification: { purchaseToken: key, orderId: `GPA.${key}`, productType: 2, refundType: 1 } }
        : purchase.what === 'gems'
          ? { oneTimeProductNotification: { version: '1.0', notificationType: 1, purchaseToken: key, sku: '21gems' } }
          : { subscriptionNotification: { version: '1.0', notificationType: KINDS[report], purchaseToken: key } }
      const eventTimeMillis = String(report === 'ended' ? RENEWED + 1000 : CHARGED + 1)
      const data = { version: '1.0', packageName: PACKAGE, eventTimeMillis, ...about }
      const token = await new SignJWT({ email: NOTIFIER, email_verified: true })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setIssuer('https://accounts.google.com')
        .setAudience(AUDIENCE)
        .setExpirationTime('10m')
        .sign((forged ? stranger : pushes).privateKey)
      const message = { data: Buffer.from(JSON.stringify(data)).toString('base64'), messageId: `${payment}-${report}` }
      return createClient(server)('POST', '/iap/android/notifications', {
        body: { message, subscription: 'projects/daykeep/subscriptions/play' },
        headers: { authorization: `Bearer ${token}` },
      })
    },
    silence: (silent) => {
      servers.silent = silent
    },
    stop: servers.stop,
  }
}
