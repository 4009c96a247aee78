import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { auditActor, retryConflicts, toAuditWrite } from '../commands/index.ts'
import type { PaymentOrder } from '../contract/index.ts'
import { type ApiError, badRequest, fromRuleError, notFound, timedOut } from '../core/api-error.ts'
import { type Document, toJson, type Write } from '../store/index.ts'
import { nextBill, type PaymentDependencies } from './apply-event.ts'
import { checkOrder } from './check-order.ts'
import { commitAndDeliver, executeActs } from './execute-acts.ts'
import { type FoldedPayment, foldEvent } from './fold-event.ts'
import { chargeFirst, chargeOf, isPrice, type LatePayment } from './late-payment.ts'
import { openPayment } from './payment.ts'

type Decision = {
  readonly payment: string
  /** The member of staff. */
  readonly actor: Document<User>
  readonly reason: string
  /** Who paid, and what for; without it the money went back. */
  readonly grant?: { readonly payer: Document<User>; readonly order: PaymentOrder }
}

/**
 * Settles a late payment: gives what was paid for, as if its checkout were still there, or notes that the money went
 * back. One commit with a line of the audit. Refuses paymentNotFound, latePaymentSettled, amountDiffers, and whatever the
 * order is refused for.
 */
export const settleLatePayment = async (
  app: PaymentDependencies,
  decision: Decision,
): Promise<E.Either<ApiError, Document<LatePayment>>> =>
  app.mutex(`payment/${decision.payment}`, () => retryConflicts(() => attempt(app, decision)))

type Attempt = Promise<E.Either<ApiError | 'conflict', Document<LatePayment>>>

const attempt = async (app: PaymentDependencies, decision: Decision): Attempt => {
  const { payment: id, actor, reason, grant } = decision
  const found = await app.store.get<LatePayment>('latePayments', id)
  if (found === undefined) return E.left(notFound('paymentNotFound'))
  if (found.body.state !== 'open') return E.left(badRequest('latePaymentSettled'))
  const granted = grant === undefined ? E.right([]) : await grantWrites(app, found, grant)
  if (E.isLeft(granted)) return granted
  const at = app.clock()
  const by = auditActor(actor.body)
  const about = grant === undefined ? {} : { userId: grant.payer.id, order: grant.order }
  const state = grant === undefined ? 'refunded' : 'granted'
  const body: LatePayment = { ...found.body, state, settlement: { at, by, reason, ...about } }
  const changed = { kind: 'latePayments', id } as const
  const changes = [
    { ...changed, path: 'state', before: 'open', after: state },
    ...(grant === undefined ? [] : [{ ...changed, path: 'order', after: toJson(grant.order) }]),
  ]
  const subjects = [id, ...(grant === undefined ? [] : [grant.payer.id])]
  const committed = await commitAndDeliver(app, [
    { type: 'replace', collection: 'latePayments', id, version: found.version, body: toJson(body) },
    ...granted.right,
    toAuditWrite({ at, actor: by, act: 'settleLatePayment', subjects, changes, reason }),
  ])
  if (E.isRight(committed)) return E.right({ ...found, body })
  return E.left(committed.left.type === 'unavailable' ? timedOut('storeUnavailable') : 'conflict')
}

/** The payment as its checkout would have made it, and what its events do. */
const grantWrites = async (
  app: PaymentDependencies,
  { id, body: { events, provider } }: Document<LatePayment>,
  { payer, order }: NonNullable<Decision['grant']>,
): Promise<E.Either<ApiError, readonly Write[]>> => {
  const checked = await checkOrder(app, payer.body, order)
  if (E.isLeft(checked)) return checked
  const { everyMonths: _, seats: __, ...details } = checked.right
  if (!isPrice(chargeOf(events), details)) return E.left(badRequest('amountDiffers'))
  const orderedAt = app.clock()
  const opened = openPayment({ ...details, userId: payer.id, provider, createdAt: orderedAt })
  const ordered = chargeFirst(events)
  const { payment, acts } = ordered.reduce<FoldedPayment>(
    (before, event) => {
      const after = foldEvent(before.payment, event)
      return { payment: after.payment, acts: [...before.acts, ...after.acts] }
    },
    { payment: opened, acts: [] },
  )
  const executed = await executeActs(app, { userId: payer.id, acts, seed: `${id}/late`, orderedAt })
  if (E.isLeft(executed)) return E.left(fromRuleError(executed.left))
  return E.right([
    { type: 'insert', collection: 'payments', id, body: toJson(payment) },
    ...executed.right,
    ...ordered.flatMap((event) => nextBill(payment, event)),
  ])
}
