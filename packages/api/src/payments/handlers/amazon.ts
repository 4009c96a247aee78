import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import { type ApiError, badRequest } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { EndpointHandler, PlayerHandler } from '../../core/handler.ts'
import { type AmazonProvider, paymentIdOf } from '../../payment-providers/index.ts'
import { applyAll, openClaim } from '../claim-purchase.ts'
import type { PaymentDependencies } from '../apply-event.ts'
import { fromLegacyOrder } from '../legacy-order.ts'
import { fromFailure } from '../start-checkout.ts'
import { cancelFor } from './legacy.ts'
import { webhookOf } from './webhook.ts'

const NAME = 'Amazon Payments'

type Needs = keyof PaymentDependencies | 'payments'

const amazonOf = ({ payments }: Pick<AppContext, 'payments'>): E.Either<ApiError, AmazonProvider> => {
  const provider = payments.named(NAME)
  return provider === undefined ? E.left(badRequest('paymentProviderUnknown')) : E.right(provider as AmazonProvider)
}

/** docs/reference/api.md 6.2. */
export const amazonVerifyToken: PlayerHandler<'amazonVerifyToken', 'payments'> =
  (app) =>
  async ({ input, player }) => {
    const amazon = amazonOf(app)
    if (E.isLeft(amazon)) return amazon
    const verified = await amazon.right.verifyAccessToken(input.body.access_token)
    return E.isLeft(verified) ? E.left(fromFailure(verified.left)) : E.right({ data: {}, user: player })
  }

/** Divides the agreement from what makes each payment of it another one. */
const OF = '/'

/** docs/reference/api.md 6.2. */
export const amazonOrderReference: PlayerHandler<'amazonOrderReference', 'payments'> =
  (app) =>
  async ({ input, player }) => {
    const amazon = amazonOf(app)
    if (E.isLeft(amazon)) return amazon
    const permission = await amazon.right.findPermission(input.body.billingAgreementId)
    if (E.isLeft(permission)) return E.left(fromFailure(permission.left))
    return E.right({ data: { orderReferenceId: `${permission.right}${OF}${randomUUID()}` }, user: player })
  }

/** Charges what was approved once: a repeated call is about the same payment. docs/reference/api.md 6.2. */
export const amazonCheckout: PlayerHandler<'amazonCheckout', Needs> =
  (app) =>
  async ({ input: { body }, player }) => {
    const amazon = amazonOf(app)
    const order = fromLegacyOrder(body)
    if (E.isLeft(amazon)) return amazon
    if (E.isLeft(order)) return order
    const reference = body.orderReferenceId
    const payment = paymentIdOf(NAME, reference)
    const claim = { payer: player, provider: NAME, payment, order: order.right } as const
    const charged = await chargeClaim(app, amazon.right, reference.split(OF)[0] ?? reference, claim)
    return E.isLeft(charged) ? charged : E.right({ data: {}, user: player })
  }

/** docs/reference/api.md 6.2. */
export const amazonSubscribe: PlayerHandler<'amazonSubscribe', Needs> =
  (app) =>
  async ({ input: { body }, player }) => {
    const amazon = amazonOf(app)
    const order = fromLegacyOrder({ sub: body.subscription, coupon: body.coupon, groupId: body.groupId })
    if (E.isLeft(amazon)) return amazon
    if (E.isLeft(order)) return order
    const agreement = body.billingAgreementId
    const claim = { payer: player, provider: NAME, payment: paymentIdOf(NAME, agreement), order: order.right } as const
    const charged = await chargeClaim(app, amazon.right, agreement, claim)
    return E.isLeft(charged) ? charged : E.right({ data: {}, user: player })
  }

const chargeClaim = async (
  app: PaymentDependencies,
  { charge }: AmazonProvider,
  permission: string,
  claim: Parameters<typeof openClaim>[1],
): Promise<E.Either<ApiError, undefined>> => {
  const opened = await openClaim(app, claim)
  if (E.isLeft(opened)) return opened
  const { amount, currency } = opened.right
  const charged = await charge?.(permission, { payment: claim.payment, amount, currency, period: 'first' })
  if (charged === undefined) return E.left(badRequest('paymentProviderUnknown'))
  return E.isLeft(charged) ? E.left(fromFailure(charged.left)) : applyAll(app, NAME, charged.right)
}

/** docs/reference/api.md 6.2. */
export const amazonCancel: PlayerHandler<'amazonCancel', keyof PaymentDependencies | 'payments'> =
  cancelFor('/user/settings/subscription')

export const amazonWebhook: EndpointHandler<'amazonWebhook', Needs> = webhookOf(NAME)
