import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import { type BillingDuty, retryConflicts } from '../commands/index.ts'
import { type ApiError, notFound, timedOut } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import type { DeliveryDependencies } from '../deliveries/index.ts'
import { toJson, type Write } from '../store/index.ts'
import { commitAndDeliver, executeActs } from './execute-acts.ts'
import { foldEvent } from './fold-event.ts'
import type { Payment } from './payment.ts'
import type { PaymentEvent, ProviderName } from '../payment-providers/index.ts'

export type PaymentDependencies = Pick<AppContext, 'mutex' | 'i18n'> & DeliveryDependencies

/**
 * Does what an event of a provider says, once: its id, the payment, the players and their transactions are one commit,
 * so neither repetition nor a restart applies it twice. Refuses an unknown payment, and playerBusy.
 */
export const applyEvent = (
  app: PaymentDependencies,
  provider: ProviderName,
  event: PaymentEvent,
): Promise<E.Either<ApiError, Payment>> =>
  app.mutex(`payment/${event.payment}`, () => retryConflicts(() => attempt(app, provider, event)))

/** The id under which an event is stored: one event, one effect. */
export const eventId = (provider: ProviderName, { id }: PaymentEvent): string => `${provider}/${id}`

type Attempt = Promise<E.Either<ApiError | 'conflict', Payment>>

const attempt = async (app: PaymentDependencies, provider: ProviderName, event: PaymentEvent): Attempt => {
  const found = await app.store.get<Payment>('payments', event.payment)
  if (found === undefined || found.body.provider !== provider) {
    app.log.error({ provider, event: event.id, payment: event.payment }, 'an event of a payment that is not known')
    return E.left(notFound('paymentNotFound'))
  }
  const id = eventId(provider, event)
  if ((await app.store.get('paymentEvents', id)) !== undefined) return E.right(found.body)
  const { payment, acts } = foldEvent(found.body, event)
  const { userId, createdAt: orderedAt } = found.body
  const executed = await executeActs(app, { userId, acts, seed: `${event.payment}/${event.id}`, orderedAt })
  const after: Payment = E.isLeft(executed) ? { ...payment, status: 'refused', refusal: executed.left.key } : payment
  if (after.status === 'refused' && found.body.status !== 'refused')
    app.log.error({ provider, event, payment: event.payment, refusal: after.refusal }, 'a payment was refused')
  const committed = await commitAndDeliver(app, [
    { type: 'insert', collection: 'paymentEvents', id, body: toJson({ ...event, receivedAt: app.clock() }) },
    { type: 'replace', collection: 'payments', id: found.id, version: found.version, body: toJson(after) },
    ...(E.isLeft(executed) ? [] : executed.right),
    ...nextBill(after, event),
  ])
  if (E.isRight(committed)) return E.right(after)
  return E.left(committed.left.type === 'unavailable' ? timedOut('storeUnavailable') : 'conflict')
}

/** The next bill of a provider that leaves it to us, in the same commit as the last one. */
export const nextBill = ({ status }: Payment, event: PaymentEvent): readonly Write[] => {
  if (event.type !== 'renewed' || event.billedByUs !== true || event.nextBill === undefined || status !== 'paid')
    return []
  const duty: BillingDuty = { type: 'bill', payment: event.payment, at: event.nextBill }
  return [{ type: 'insert', collection: 'billing', id: randomUUID(), body: toJson(duty) }]
}
