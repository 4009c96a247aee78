import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import type { PaymentOrder } from '../contract/index.ts'
import { type ApiError, badRequest, internal, notAuthorized, timedOut } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { type Document, toJson } from '../store/index.ts'
import { checkOrder } from './check-order.ts'
import { couponWrites } from './coupon.ts'
import { openPayment } from './payment.ts'
import type { ProviderFailure, ProviderName, StartedCheckout } from '../payment-providers/index.ts'

type Dependencies = Pick<AppContext, 'store' | 'catalogue' | 'clock' | 'config' | 'payments' | 'i18n'>

export type CheckoutRequest = {
  readonly payer: Document<User>
  readonly order: PaymentOrder
  /** The first of the server unless it is named. */
  readonly provider?: ProviderName
}

/**
 * Begins a payment: the payment is stored before its provider hears of it, so that no event comes from nowhere. Refuses
 * what is not for sale, an unknown provider, and providerUnavailable.
 */
export const startCheckout = async (
  app: Dependencies,
  { payer, order, provider: name }: CheckoutRequest,
): Promise<E.Either<ApiError, StartedCheckout & { readonly id: string }>> => {
  const provider = app.payments.named(name)
  if (provider === undefined) return E.left(badRequest('paymentProviderUnknown'))
  const checked = await checkOrder(app, payer.body, order)
  if (E.isLeft(checked)) return checked
  const { everyMonths, seats, ...price } = checked.right
  const id = randomUUID()
  const payment = openPayment({ ...price, userId: payer.id, provider: provider.name, createdAt: app.clock() })
  const stored = await app.store.commit([
    { type: 'insert', collection: 'payments', id, body: toJson(payment) },
    ...(await couponWrites(app, payer.body, order)),
  ])
  if (E.isLeft(stored))
    return E.left(stored.left.type === 'conflict' ? notAuthorized('couponUsed') : timedOut('storeUnavailable'))
  const { email } = payer.body.auth.local
  const started = await provider.startCheckout({
    id,
    order,
    amount: payment.amount,
    currency: payment.currency,
    ...(everyMonths === undefined ? {} : { everyMonths }),
    ...(seats === undefined ? {} : { seats }),
    ...(email === undefined ? {} : { email }),
    title: titleOf(app, payer.body, order),
    ...returnUrls(app),
  })
  if (E.isLeft(started)) return E.left(fromFailure(started.left))
  const { session } = started.right
  const named = { ...payment, session }
  // A conflict means that the provider was faster: the event is applied, and the session is not needed any more.
  await app.store.commit([{ type: 'replace', collection: 'payments', id, version: 1, body: toJson(named) }])
  return E.right({ ...started.right, id })
}

/** Where a provider leads players back to. docs/reference/application.md 2. */
export const returnUrls = ({ config }: Pick<AppContext, 'config'>) => ({
  successUrl: `${config.baseUrl}/redirect/stripe-success-checkout`,
  cancelUrl: `${config.baseUrl}/redirect/stripe-error-checkout`,
})

export const fromFailure = ({ type }: ProviderFailure): ApiError => {
  if (type === 'inStore') return badRequest('changeInStore')
  return type === 'unavailable' ? timedOut('providerUnavailable') : internal('providerRefused')
}

/** What the provider's page calls the order, in the language of the player. */
const titleOf = ({ i18n }: Pick<AppContext, 'i18n'>, { preferences }: User, { type }: PaymentOrder): string =>
  i18n.translate(preferences.language ?? 'en', [`api.order.${type}`]) ?? 'Daykeep'
