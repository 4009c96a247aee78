import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, notAuthorized } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { and, type Document, eq } from '../../store/index.ts'
import type { PaymentDependencies } from '../apply-event.ts'
import { type BilledPlan, findBilledPlan } from '../cancel.ts'
import { changePayment, noteConsent } from '../change-payment.ts'
import { type CheckedOrder, checkOrder } from '../check-order.ts'
import { type Payment, without } from '../payment.ts'
import { fromFailure, returnUrls } from '../start-checkout.ts'

type Needs = keyof PaymentDependencies | 'payments' | 'config'

/**
 * Changes the block of the own subscription from its next bill on. The change is noted before the provider hears of it,
 * and the bill says which block was charged, so that neither a lost answer nor a missing consent charges for one block and
 * gives another. Refuses missingSubscription, blocks that are not for sale, changeInStore and providerUnavailable.
 * docs/reference/rules.md 14.5.
 */
export const changeBlock: PlayerHandler<'changeBlock', Needs> =
  (app) =>
  async ({ input, player }) => {
    const { block } = input.body
    const plan = await findBilledPlan(app, player.body, '')
    if (E.isLeft(plan)) return plan
    const payment = await findPayment(app, player.id, plan.right)
    if (payment === undefined) return E.left(notAuthorized('missingSubscription'))
    const target = await targetOf(app, player.body, payment.body, block)
    if (E.isLeft(target)) return target
    const changed = await changeAtProvider(app, { plan: plan.right, payment, target: target.right })
    if (E.isLeft(changed)) return changed
    const { nextBill } = plan.right
    const { consentUrl } = changed.right
    const answer = {
      ...(nextBill === undefined ? {} : { nextBill }),
      ...(consentUrl === undefined ? {} : { consentUrl }),
    }
    return E.right({ data: answer, user: player })
  }

const findPayment = async (
  { store }: Pick<AppContext, 'store'>,
  userId: string,
  { agreement: { subscription } }: BilledPlan,
): Promise<Document<Payment> | undefined> => {
  const where = and(eq('userId', userId), eq('subscription', subscription))
  const [payment] = subscription === '' ? [] : await store.find<Payment>('payments', { where, limit: 1 })
  return payment
}

type Target = Pick<CheckedOrder, 'amount' | 'currency'> & { readonly block: string; readonly everyMonths: number }

/** The present block keeps its price, which may be that of a code. */
const targetOf = async (
  app: Pick<AppContext, 'store' | 'catalogue' | 'clock'>,
  player: User,
  { order, amount, currency }: Payment,
  block: string,
): Promise<E.Either<ApiError, Target>> => {
  if (order.type === 'subscription' && order.block === block)
    return E.right({ block, amount, currency, everyMonths: app.catalogue.subscriptionBlocks[block]?.months ?? 1 })
  const checked = await checkOrder(app, player, { type: 'subscription', block })
  if (E.isLeft(checked)) return checked
  const { everyMonths = 1, ...price } = checked.right
  return E.right({ block, amount: price.amount, currency: price.currency, everyMonths })
}

type Change = { readonly plan: BilledPlan; readonly payment: Document<Payment>; readonly target: Target }

const changeAtProvider = async (
  app: Pick<AppContext, Needs>,
  { plan: { provider, agreement }, payment, target }: Change,
): Promise<E.Either<ApiError, Payment>> => {
  const { order, next } = payment.body
  const isPresent = order.type === 'subscription' && order.block === target.block
  if (provider === undefined) return E.left(notAuthorized('missingSubscription'))
  if (isPresent && next === undefined) return E.right(payment.body)
  const { block, amount } = target
  const noted = isPresent ? undefined : { block, amount, since: app.clock() }
  const before = await changePayment(app, payment.id, (now) => withNext(now, noted))
  if (E.isLeft(before)) return before
  const changed = await provider.changePrice(agreement, { ...target, payment: payment.id, ...returnUrls(app) })
  if (E.isRight(changed)) return noteConsent(app, payment.id, changed.right)
  await changePayment(app, payment.id, (now) => withNext(now, next))
  return E.left(fromFailure(changed.left))
}

const withNext = (payment: Payment, next: Payment['next']): Payment =>
  next === undefined ? without(payment, 'next') : { ...payment, next }
