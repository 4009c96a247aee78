import * as E from 'fp-ts/lib/Either.js'
import { retryConflicts } from '../commands/index.ts'
import { isUuid } from '../contract/index.ts'
import { type ApiError, notFound, timedOut } from '../core/api-error.ts'
import { toJson, type Write } from '../store/index.ts'
import type { PaymentEvent, ProviderName } from '../payment-providers/index.ts'
import { applyEvent, eventId, type PaymentDependencies } from './apply-event.ts'
import { type LatePayment, withLateEvent } from './late-payment.ts'

/** What brings money, or takes it back. A checkout that failed is over anyway. */
const CONCERNS_MONEY: ReadonlySet<PaymentEvent['type']> = new Set(['paid', 'renewed', 'refunded', 'disputed', 'ended'])

/**
 * Stores an event of a payment whose checkout we no longer have, for staff, once: its id and the late payment are one
 * commit. Refuses paymentNotFound for what was never ours, and playerBusy.
 */
export const storeLateEvent = async (
  app: PaymentDependencies,
  provider: ProviderName,
  event: PaymentEvent,
): Promise<E.Either<ApiError, void>> => {
  if (!isUuid(event.payment) || !CONCERNS_MONEY.has(event.type)) return E.left(notFound('paymentNotFound'))
  const result = await app.mutex(`payment/${event.payment}`, () => retryConflicts(() => attempt(app, provider, event)))
  if (E.isLeft(result) || result.right === 'stored') return E.map(() => undefined)(result)
  return E.map(() => undefined)(await applyEvent(app, provider, event))
}

type Attempt = Promise<E.Either<ApiError | 'conflict', 'stored' | 'granted'>>

const attempt = async (app: PaymentDependencies, provider: ProviderName, event: PaymentEvent): Attempt => {
  const id = eventId(provider, event)
  const found = await app.store.get<LatePayment>('latePayments', event.payment)
  if (found?.body.state === 'granted') return E.right('granted')
  if (found !== undefined && found.body.provider !== provider) return E.left(notFound('paymentNotFound'))
  if ((await app.store.get('paymentEvents', id)) !== undefined) return E.right('stored')
  const receivedAt = app.clock()
  const body = toJson(withLateEvent(found?.body, { provider, event, receivedAt }))
  const write: Write =
    found === undefined
      ? { type: 'insert', collection: 'latePayments', id: event.payment, body }
      : { type: 'replace', collection: 'latePayments', id: event.payment, version: found.version, body }
  const committed = await app.store.commit([
    { type: 'insert', collection: 'paymentEvents', id, body: toJson({ ...event, receivedAt }) },
    write,
  ])
  if (E.isRight(committed)) return E.right('stored')
  return E.left(committed.left.type === 'unavailable' ? timedOut('storeUnavailable') : 'conflict')
}
