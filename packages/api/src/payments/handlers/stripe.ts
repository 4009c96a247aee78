import * as E from 'fp-ts/lib/Either.js'
import type { EndpointHandler, PlayerHandler } from '../../core/handler.ts'
import type { PaymentDependencies } from '../apply-event.ts'
import { fromLegacyOrder } from '../legacy-order.ts'
import { startCheckout } from '../start-checkout.ts'
import { cancelFor, nameIn } from './legacy.ts'
import { changeCard } from './plans.ts'
import { webhookOf } from './webhook.ts'

/** docs/reference/api.md 6.2. */
export const stripeCheckout: PlayerHandler<
  'stripeCheckout',
  'store' | 'catalogue' | 'clock' | 'config' | 'payments' | 'i18n'
> =
  (app) =>
  async ({ input, player }) => {
    const order = fromLegacyOrder(input.body)
    if (E.isLeft(order)) return order
    const started = await startCheckout(app, { payer: player, order: order.right, provider: nameIn(app, 'Stripe') })
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
export const stripeCancel: PlayerHandler<'stripeCancel', keyof PaymentDependencies | 'payments'> = cancelFor('/')

export const stripeWebhook: EndpointHandler<'stripeWebhook', keyof PaymentDependencies | 'payments'> =
  webhookOf('Stripe')
