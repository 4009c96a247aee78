import { createSign, generateKeyPairSync } from 'node:crypto'
import { paymentProviders } from '../../../src/payment-providers/index.ts'
import { createClient } from '../../../test-kit/client.ts'
import {
  CHARGED,
  type Charge,
  decimal,
  ORDERS,
  PRICES,
  RENEWED,
  type Report,
  type ScriptedProvider,
} from './scripted-provider.ts'
import { type ScriptedRequest, startServers } from './scripted-servers.ts'

type Session = Charge & {
  readonly payment: string
  readonly recurring: boolean
  state: 'Open' | 'Completed'
  refunded: number
  closed: boolean
}

const TOPIC = 'arn:aws:sns:us-east-1:291180941288:Daykeep'
const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.000/g, '')

/** Amazon Pay as its documents describe it. */
export const startAmazon = async (): Promise<ScriptedProvider> => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const sessions = new Map<string, Session>()
  const createdBy = new Map<string, unknown>()
  let count = 0

  const money = ({ currency }: Charge, amount: number) => ({ amount: decimal(amount), currencyCode: currency })
  const sessionOf = (id: string, { state }: Session) => ({
    checkoutSessionId: id,
    webCheckoutDetails: { amazonPayRedirectUrl: `https://payments.amazon.com/checkout?amazonCheckoutSessionId=${id}` },
    statusDetails: { state },
    chargeId: state === 'Completed' ? `${id}-C1` : null,
    chargePermissionId: state === 'Completed' ? `${id}-P` : null,
  })
  const chargeOf = (id: string, bill: string, session: Session) => ({
    chargeId: `${id}-${bill}`,
    chargePermissionId: `${id}-P`,
    chargeAmount: money(session, session.amount),
    captureAmount: money(session, session.amount),
    refundedAmount: money(session, session.refunded),
    creationTimestamp: stamp(bill === 'C1' ? CHARGED : RENEWED),
    statusDetails: { state: 'Captured', lastUpdatedTimestamp: stamp(CHARGED) },
    merchantMetadata: { merchantReferenceId: session.payment },
  })
  const permissionOf = (id: string, { recurring, payment, closed }: Session) => ({
    chargePermissionId: `${id}-P`,
    chargePermissionType: recurring ? 'Recurring' : 'OneTime',
    creationTimestamp: stamp(CHARGED),
    buyer: { buyerId: 'BUYER1' },
    recurringMetadata: recurring ? { frequency: { unit: 'Month', value: '3' } } : null,
    statusDetails: { state: closed ? 'Closed' : 'Chargeable', lastUpdatedTimestamp: stamp(RENEWED + 1000) },
    merchantMetadata: { merchantReferenceId: payment },
  })
  const answer = ({ method, path, body, headers }: ScriptedRequest): unknown => {
    if (path.startsWith('/SimpleNotificationService-')) return keys.publicKey.export({ type: 'spki', format: 'pem' })
    const [, kind, named = '', act] = path
      .replace(/^\/(?:live|sandbox)/, '')
      .replace(/^\/v2/, '')
      .split('/')
    const [id = '', bill = ''] = named.split('-')
    const session = sessions.get(id)
    if (kind === 'checkoutSessions' && named === '') {
      const key = String(headers['x-amz-pay-idempotency-key'])
      const requestBody = JSON.parse(body) as {
        readonly merchantMetadata: { readonly merchantReferenceId: string }
        readonly chargePermissionType?: string
      }
      count += 1
      const created = `AMZ${count}`
      sessions.set(created, {
        payment: requestBody.merchantMetadata.merchantReferenceId,
        recurring: requestBody.chargePermissionType === 'Recurring',
        state: 'Open',
        amount: 0,
        currency: 'USD',
        refunded: 0,
        closed: false,
      })
      const result = createdBy.get(key) ?? sessionOf(created, sessions.get(created) as Session)
      createdBy.set(key, result)
      return result
    }
    if (kind === 'charges' && method === 'POST') {
      const requestBody = JSON.parse(body) as { readonly chargePermissionId: string }
      const [of = ''] = requestBody.chargePermissionId.split('-')
      const charged = sessions.get(of)
      return charged === undefined ? undefined : chargeOf(of, 'C2', charged)
    }
    if (kind === 'buyers') return { buyerId: 'BUYER1' }
    if (session === undefined) return undefined
    if (act === 'complete') session.state = 'Completed'
    if (act === 'close') session.closed = true
    if (kind === 'checkoutSessions') return sessionOf(id, session)
    if (kind === 'charges') return chargeOf(id, bill, session)
    if (kind === 'refunds') return { refundId: named, chargeId: `${id}-C1`, statusDetails: { state: 'Refunded' } }
    return permissionOf(id, session)
  }
  const servers = await startServers(answer)
  const OBJECTS: Readonly<Record<Report, readonly [string, string]>> = {
    paid: ['CHARGE', 'C1'],
    renewed: ['CHARGE', 'C2'],
    ended: ['CHARGE_PERMISSION', 'P'],
    halfRefunded: ['REFUND', 'R1'],
    refunded: ['REFUND', 'R2'],
  }
  return {
    providers: paymentProviders({
      baseUrl: 'http://daykeep.example',
      providers: {
        amazon: {
          publicKeyId: 'LIVE-AH1',
          privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
            type: 'pkcs8',
            format: 'pem',
          }),
          storeId: 'amzn1.application-oa2-client.daykeep',
          region: 'us',
          sandbox: false,
        },
      },
    }),
    converts: false,
    buy: async (player, what, charge = {}) => {
      const { body } = await player.call('POST', '/payments', { body: { order: ORDERS[what] } })
      const { id, session } = body.data as { readonly id: string; readonly session: string }
      Object.assign(sessions.get(session) as Session, { ...PRICES[what], ...charge })
      return { payment: id, key: session }
    },
    confirm: (player, { payment }) => player.call('GET', `/payments/${payment}`),
    report: (server, { key, payment }, report, { forged = false } = {}) => {
      const session = sessions.get(key) as Session
      if (report === 'halfRefunded') session.refunded = Math.round(session.amount / 2)
      if (report === 'refunded') session.refunded = session.amount
      if (report === 'ended') session.closed = true
      const [kind, suffix] = OBJECTS[report]
      const message = {
        Type: 'Notification',
        MessageId: `${payment}-${report}`,
        TopicArn: TOPIC,
        Message: JSON.stringify({
          NotificationType: 'STATE_CHANGE',
          NotificationId: `${payment}-${report}`,
          ObjectType: kind,
          ObjectId: `${key}-${suffix}`,
          ChargePermissionId: `${key}-P`,
        }),
        Timestamp: '2026-11-21T12:00:01.000Z',
        SignatureVersion: '2',
        SigningCertURL:
          'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-01d088a6f77103d0fe307c0069e40ed6.pem',
      }
      const signed = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type'] as const
      const text = signed.map((name) => `${name}\n${message[name]}\n`).join('')
      const { privateKey } = forged ? stranger : keys
      const Signature = createSign('sha256').update(text).sign(privateKey, 'base64')
      return createClient(server)('POST', '/amazon/ipn', {
        raw: JSON.stringify({ ...message, Signature }),
        headers: { 'content-type': 'text/plain; charset=UTF-8' },
      })
    },
    reprice: ({ key }, amount) => void Object.assign(sessions.get(key) as Session, { amount }),
    silence: (silent) => {
      servers.silent = silent
    },
    stop: servers.stop,
  }
}
