import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { paymentProviders, type PaymentProviders, stripeProvider } from '../../src/payment-providers/index.ts'
import { createClient, type TestPlayer, type TestResponse } from '../../test-kit/client.ts'
import type { TestServer } from '../../test-kit/test-server.ts'

type Fields = Readonly<Record<string, unknown>>

/** A request as it reached the scripted server. */
export type StripeRequest = { readonly method: string; readonly path: string; readonly form: URLSearchParams }

export type ScriptedStripe = {
  readonly providers: PaymentProviders
  readonly requests: StripeRequest[]
  /** Answers of the API by method and path; `{id}` stands for a checkout of which nothing else is said. */
  readonly answers: Map<string, Fields | 'timeout' | 'refused'>
  /** Sends a signed event to the server, as Stripe does. */
  readonly deliver: (
    server: Pick<TestServer, 'url'>,
    event: { readonly id?: string; readonly type: string; readonly object: Fields },
    secret?: string,
  ) => Promise<TestResponse>
  readonly stop: () => Promise<void>
}

const SECRET = 'whsec_of_the_tests'
let events = 0
let sessions = 0

/** Stripe's API as its documents describe it, as far as we call it: the answers are scripted, the signatures are real. */
export const startStripe = async (): Promise<ScriptedStripe> => {
  const requests: StripeRequest[] = []
  const answers = new Map<string, Fields | 'timeout' | 'refused'>()
  const objects = new Map<string, Fields>()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = (request.url ?? '').split('?')[0] ?? ''
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    requests.push({ method: request.method ?? '', path, form })
    const scripted = answers.get(`${request.method} ${path}`)
    if (scripted === 'timeout') return void request.socket.destroy()
    const key = String(request.headers['idempotency-key'] ?? '')
    const created = path === '/v1/checkout/sessions' ? (objects.get(key) ?? newSession()) : undefined
    if (created !== undefined) objects.set(key, created)
    const body = scripted === 'refused' ? undefined : (scripted ?? created)
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? { error: { type: 'invalid_request_error', message: 'No such object' } }))
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0)
  await once(server, 'listening')
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = stripeProvider({ secretKey: 'sk_test_scripted', webhookSecret: SECRET, apiUrl })
  return {
    providers: paymentProviders({ baseUrl: 'http://daykeep.example' }, [provider]),
    requests,
    answers,
    deliver: (app, { id, type, object }, secret = SECRET) => {
      events += 1
      const payload = JSON.stringify({
        id: id ?? `evt_${events}`,
        object: 'event',
        type,
        created: Math.floor(Date.parse('2026-11-21T12:00:00Z') / 1000),
        data: { object: { lines: { data: [] }, metadata: {}, currency: 'usd', ...object } },
      })
      const signature = new Stripe('sk_test_scripted').webhooks.generateTestHeaderString({ payload, secret })
      return createClient(app)('POST', '/stripe/webhooks', { raw: payload, headers: { 'stripe-signature': signature } })
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const newSession = (): Fields => {
  sessions += 1
  return { id: `cs_${sessions}`, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/cs_${sessions}` }
}
/** Begins a payment by Stripe: its id, and the session and the page where the player pays. */
export const beginAtStripe = async (player: TestPlayer, order: unknown) => {
  const { body } = await player.call('POST', '/payments', { body: { order } })
  return { id: String(body.data['id']), session: String(body.data['session']), url: String(body.data['url']) }
}

/** What Stripe says when a session is through. */
export const completed = (payment: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  type: 'checkout.session.completed',
  object: {
    mode: 'payment',
    payment_status: 'paid',
    amount_total: 499,
    currency: 'usd',
    metadata: { payment },
    ...fields,
  },
})
