import * as E from 'fp-ts/lib/Either.js'
import { badRequest, notFound } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { EndpointHandler, PlayerHandler } from '../../core/handler.ts'
import type { ProviderName } from '../../payment-providers/index.ts'
import { applyEvent, type PaymentDependencies } from '../apply-event.ts'
import { fromLegacyOrder } from '../legacy-order.ts'
import { startCheckout } from '../start-checkout.ts'
import { cancelPlan, changeCard } from './plans.ts'

/** Calls of Stripe's that older clients know; on a server without any provider the local one takes its place. */
const nameIn = ({ payments }: Pick<AppContext, 'payments'>): ProviderName =>
  payments.names.includes('Local') ? 'Local' : 'Stripe'

/** docs/reference/api.md 6.2. */
export const stripeCheckout: PlayerHandler<
  'stripeCheckout',
  'store' | 'catalogue' | 'clock' | 'config' | 'payments' | 'i18n'
> =
  (app) =>
  async ({ input, player }) => {
    const order = fromLegacyOrder(input.body)
    if (E.isLeft(order)) return order
    const started = await startCheckout(app, { payer: player, order: order.right, provider: nameIn(app) })
    if (E.isLeft(started)) return started
    const { session: sessionId, url } = started.right
    return E.right({ data: { sessionId, url }, user: player })
  }

/** docs/reference/api.md 6.2. */
export const stripeEdit: PlayerHandler<'stripeEdit', 'store' | 'clock' | 'payments' | 'config'> = (app) => {
  const change = changeCard(app)
  return async (request) => {
    const { body } = request.input
    const started = await change({ ...request, input: { ...request.input, body } })
    if (E.isLeft(started)) return started
    const { session: sessionId, url } = started.right.data as { readonly session: string; readonly url: string }
    return E.right({ data: { sessionId, url }, user: request.player })
  }
}

/** docs/reference/api.md 6.2. */
export const stripeCancel: PlayerHandler<'stripeCancel', keyof PaymentDependencies | 'payments'> = (app) => {
  const cancel = cancelPlan(app)
  return async ({ input, ...request }) => {
    const { groupId, noRedirect } = input.query
    const cancelled = await cancel({ ...request, input: { ...input, body: { groupId } } })
    if (E.isLeft(cancelled)) return cancelled
    if (noRedirect === undefined) return E.right({ data: {}, bare: true, redirect: '/' })
    return E.right({ data: {}, ...(cancelled.right.user === undefined ? {} : { user: cancelled.right.user }) })
  }
}

/**
 * Applies what Stripe reports. An event of a payment that is not ours is taken and logged: accounts of Stripe may have other
 * uses. Any other failure is told, so that Stripe repeats it. docs/reference/api.md 6.2.
 */
export const stripeWebhook: EndpointHandler<'stripeWebhook', keyof PaymentDependencies | 'payments'> =
  (app) =>
  async ({ raw = { body: '', headers: {} } }) => {
    const provider = app.payments.named('Stripe')
    if (provider === undefined) return E.left(notFound('paymentProviderUnknown'))
    const events = await provider.readEvents(raw)
    if (E.isLeft(events)) {
      app.log.warn({ provider: 'Stripe', reason: events.left }, 'a webhook was refused')
      return E.left(badRequest(events.left))
    }
    for (const event of events.right) {
      const applied = await applyEvent(app, 'Stripe', event)
      if (E.isLeft(applied) && applied.left.key !== 'paymentNotFound') return applied
    }
    return E.right({ data: {} })
  }
