import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, badRequest, notFound } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { ApiResponse, EndpointHandler, PlayerHandler } from '../../core/handler.ts'
import { type Document, eq } from '../../store/index.ts'
import { applyEvent, type PaymentDependencies } from '../apply-event.ts'
import { fromLegacyOrder } from '../legacy-order.ts'
import type { Payment } from '../payment.ts'
import { startCheckout } from '../start-checkout.ts'
import { cancelFor, nameIn } from './legacy.ts'
import { webhookOf } from './webhook.ts'

type CheckoutNeeds = 'store' | 'catalogue' | 'clock' | 'config' | 'payments' | 'i18n'

type Query = {
  readonly [Field in 'gemsBlock' | 'sub' | 'gift' | 'coupon' | 'groupId' | 'noRedirect']?: string | undefined
}

const begin =
  (app: Pick<AppContext, CheckoutNeeds>) =>
  async ({
    input: { query },
    player,
  }: {
    readonly input: { readonly query: Query }
    readonly player: Document<User>
  }) => {
    const order = fromLegacyOrder(query)
    if (E.isLeft(order)) return order
    const started = await startCheckout(app, { payer: player, order: order.right, provider: nameIn(app, 'Paypal') })
    if (E.isLeft(started)) return started
    const { session: sessionId, url } = started.right
    const data = { sessionId, url }
    if (query.noRedirect !== undefined) return E.right({ data, user: player })
    return E.right({ data, bare: true, redirect: url } as const)
  }

/** docs/reference/api.md 6.2. */
export const paypalCheckout: PlayerHandler<'paypalCheckout', CheckoutNeeds> = begin
export const paypalSubscribe: PlayerHandler<'paypalSubscribe', CheckoutNeeds> = begin

/** The way back from PayPal: what the player has approved is taken, if PayPal's own message was not faster. */
const findPaid = async (
  app: PaymentDependencies & Pick<AppContext, 'payments'>,
  { userId, session, refusal }: { readonly userId: string; readonly session: string; readonly refusal: ApiError },
): Promise<E.Either<ApiError, Document<Payment>>> => {
  const own = await app.store.find<Payment>('payments', {
    where: eq('userId', userId),
    sort: [{ path: 'createdAt', order: 'descending' }],
    limit: 100,
  })
  const found = own.find(({ body }) => body.session === session)
  if (found === undefined) return E.left(refusal)
  const { provider, amount, currency } = found.body
  const events = (await app.payments.named(provider)?.findEvents({ id: found.id, session, amount, currency })) ?? []
  for (const event of events) await applyEvent(app, provider, event)
  return E.right(found)
}

const backTo = (
  { noRedirect }: { readonly noRedirect?: string | undefined },
  player: Document<User>,
  redirect: string,
): E.Either<never, ApiResponse<Record<string, never>>> =>
  E.right(noRedirect === undefined ? { data: {}, bare: true, redirect } : { data: {}, user: player })

/** docs/reference/api.md 6.2. */
export const paypalCheckoutSuccess: PlayerHandler<'paypalCheckoutSuccess', keyof PaymentDependencies | 'payments'> =
  (app) =>
  async ({ input, player }) => {
    const refusal = notFound('paymentNotFound')
    const paid = await findPaid(app, { userId: player.id, session: input.query.paymentId, refusal })
    return E.isLeft(paid) ? paid : backTo(input.query, player, '/redirect/paypal-success-checkout')
  }

/** docs/reference/api.md 6.2. */
export const paypalSubscribeSuccess: PlayerHandler<'paypalSubscribeSuccess', keyof PaymentDependencies | 'payments'> =
  (app) =>
  async ({ input, player }) => {
    const refusal = badRequest('missingPaypalBlock')
    const paid = await findPaid(app, { userId: player.id, session: input.query.token, refusal })
    return E.isLeft(paid) ? paid : backTo(input.query, player, '/redirect/paypal-success-subscribe')
  }

/** docs/reference/api.md 6.2. */
export const paypalCancel: PlayerHandler<'paypalCancel', keyof PaymentDependencies | 'payments'> =
  cancelFor('/user/settings/subscription')

export const paypalWebhook: EndpointHandler<'paypalWebhook', keyof PaymentDependencies | 'payments'> =
  webhookOf('Paypal')
