import { toIso } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import type { PaymentView } from '../../contract/index.ts'
import { badRequest, notFound, type ApiError } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { loadUser } from '../../core/load-user.ts'
import { type Document, eq } from '../../store/index.ts'
import { applyEvent, type PaymentDependencies } from '../apply-event.ts'
import { localEvent } from '../../payment-providers/index.ts'
import type { Payment } from '../payment.ts'
import { startCheckout } from '../start-checkout.ts'

/** Payments of the list: as many as a player looks at. */
const LISTED = 100

export const paymentProviderNames: PlayerHandler<'paymentProviders', 'payments'> =
  (app) =>
  async ({ player }) =>
    E.right({ data: { providers: app.payments.onWeb }, user: player })

export const payments: PlayerHandler<'payments', 'store'> =
  (app) =>
  async ({ player }) => {
    const found = await app.store.find<Payment>('payments', {
      where: eq('userId', player.id),
      sort: [{ path: 'createdAt', order: 'descending' }],
      limit: LISTED,
    })
    return E.right({ data: found.map(({ id, body }) => toView(id, body)), user: player })
  }

export const startPayment: PlayerHandler<
  'startPayment',
  'store' | 'catalogue' | 'clock' | 'config' | 'payments' | 'i18n'
> =
  (app) =>
  async ({ input, player }) => {
    const { order, provider } = input.body
    const request = { payer: player, order, ...(provider === undefined ? {} : { provider }) }
    const started = await startCheckout(app, request)
    return E.map((data: { readonly id: string; readonly session: string; readonly url: string }) => ({
      data,
      user: player,
    }))(started)
  }

/** An open payment asks its provider: players are back before the provider's own message, or that is lost. */
export const payment: PlayerHandler<'payment', keyof PaymentDependencies | 'payments'> =
  (app) =>
  async ({ input, player }) => {
    const found = await ownPayment(app, player.id, input.params.paymentId)
    if (E.isLeft(found)) return found
    const { id, body } = found.right
    const provider = body.status === 'open' ? app.payments.named(body.provider) : undefined
    const events =
      provider === undefined || body.session === undefined
        ? []
        : await provider.findEvents({ id, session: body.session, amount: body.amount, currency: body.currency })
    for (const event of events) await applyEvent(app, body.provider, event)
    const now = events.length === 0 ? found : await ownPayment(app, player.id, id)
    const user = await loadUser(app.store, player.id)
    if (E.isLeft(now)) return now
    return E.right({ data: toView(id, now.right.body), user: E.isLeft(user) ? player : user.right })
  }

/** Refuses paymentNotFound, and noLocalProvider for what another provider charges. */
export const reportLocalEvent: PlayerHandler<'reportLocalEvent', keyof PaymentDependencies | 'payments'> =
  (app) =>
  async ({ input, player }) => {
    const found = await ownPayment(app, player.id, input.params.paymentId)
    if (E.isLeft(found)) return found
    const { id, body } = found.right
    if (body.provider !== 'Local' || app.payments.named('Local') === undefined)
      return E.left(badRequest('noLocalProvider'))
    const applied = await applyEvent(app, 'Local', localEvent(id, body, input.body.event, app.clock()))
    if (E.isLeft(applied)) return applied
    const user = await loadUser(app.store, player.id)
    return E.right({ data: toView(id, applied.right), user: E.isLeft(user) ? player : user.right })
  }

const ownPayment = async (
  { store }: Pick<AppContext, 'store'>,
  userId: string,
  id: string,
): Promise<E.Either<ApiError, Document<Payment>>> => {
  const found = await store.get<Payment>('payments', id.toLowerCase())
  return found === undefined || found.body.userId !== userId ? E.left(notFound('paymentNotFound')) : E.right(found)
}

const toView = (id: string, payment: Payment): PaymentView => {
  const { provider, order, status, amount, refunded, currency, refusal, dispute, next, consentUrl } = payment
  return {
    id,
    provider,
    order,
    status,
    amount,
    refunded,
    currency,
    createdAt: toIso(payment.createdAt),
    ...(refusal === undefined ? {} : { refusal }),
    ...(dispute === undefined ? {} : { dispute }),
    ...(next === undefined ? {} : { nextBlock: next.block }),
    ...(consentUrl === undefined ? {} : { consentUrl }),
  }
}
