import { toIso } from '@daykeep/rules/kernel'
import type { Group, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { BillingDuty } from '../commands/index.ts'
import type { AppContext } from '../core/app-context.ts'
import type { Document } from '../store/index.ts'
import { applyEvent, type PaymentDependencies } from './apply-event.ts'
import { priceOf } from './order.ts'
import type { Payment } from './payment.ts'

type Dependencies = PaymentDependencies & Pick<AppContext, 'payments'>

/**
 * Charges a bill of a provider that leaves the time to us: once a period, since the period is part of the request. A
 * refused one ends the subscription. Left: why it is to be tried again.
 */
export const chargeBill = async (
  app: Dependencies,
  duty: BillingDuty & { readonly type: 'bill' },
): Promise<E.Either<string, void>> => {
  const found = await app.store.get<Payment>('payments', duty.payment)
  const charge = found === undefined ? undefined : app.payments.named(found.body.provider)?.charge
  const amount = found === undefined ? undefined : await amountDue(app, found)
  if (found === undefined || charge === undefined || amount === undefined) return E.right(undefined)
  const { subscription = '', currency, provider } = found.body
  const period = toIso(duty.at)
  const charged = await charge(subscription, { payment: found.id, amount, currency, period })
  if (E.isLeft(charged) && charged.left.type === 'unavailable') return E.left(charged.left.reason)
  const at = app.clock()
  const events = E.isRight(charged)
    ? charged.right
    : [{ id: `${period}/refused`, payment: found.id, at, type: 'ended', nextBill: at } as const]
  if (events.length === 0) return E.left('the charge is pending')
  for (const event of events) {
    const applied = await applyEvent(app, provider, event)
    if (E.isLeft(applied)) return E.left(applied.left.key)
  }
  return E.right(undefined)
}

/** What is due now; nothing once the plan has ended or belongs to another payment. */
const amountDue = async (
  { store, catalogue, clock }: Dependencies,
  { body }: Document<Payment>,
): Promise<number | undefined> => {
  const { order, userId, subscription, status, amount, next } = body
  if (status !== 'paid') return undefined
  const owner =
    order.type === 'groupPlan' ? await store.get<Group>('groups', order.group) : await store.get<User>('users', userId)
  const plan = owner?.body.purchased.plan
  if (plan === undefined || plan.subscriptionId !== subscription || plan.dateTerminated !== undefined) return undefined
  if (order.type !== 'groupPlan') return next?.amount ?? amount
  const { memberCount: members } = (owner as Document<Group>).body
  const price = priceOf(catalogue, order, { now: clock(), members })
  return E.isRight(price) ? price.right.amount : undefined
}
