import { gemPackNamed } from '@daykeep/rules/money'
import type { User } from '@daykeep/rules/model'
import { ownEntry } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import { PaymentOrder } from '../../contract/index.ts'
import { type ApiError, badRequest, timedOut } from '../../core/api-error.ts'
import type { ApiResponse, EndpointHandler, PlayerHandler } from '../../core/handler.ts'
import type { AppContext } from '../../core/app-context.ts'
import { loadUser } from '../../core/load-user.ts'
import { requirePlayer } from '../../core/require-player.ts'
import type { ProviderName, Receipt, StorePurchase } from '../../payment-providers/index.ts'
import type { Document } from '../../store/index.ts'
import type { PaymentDependencies } from '../apply-event.ts'
import { applyAll, openClaim, storePrice } from '../claim-purchase.ts'
import { fromLegacyOrder } from '../legacy-order.ts'
import { fromFailure } from '../start-checkout.ts'
import { cancelFor } from './legacy.ts'
import { webhookOf } from './webhook.ts'

type Dependencies = PaymentDependencies & Pick<AppContext, 'payments'>

/** `once`: a subscription that does not renew. */
type Kind = 'gems' | 'renewing' | 'once'

type PurchaseRequest = {
  readonly input: {
    readonly body: {
      readonly sku?: unknown
      readonly transaction?: unknown
      readonly receipt?: unknown
      readonly gift?: unknown
    }
  }
  readonly player: Document<User>
}

/**
 * Gives what was bought in the app of a store, once for each purchase, however often its receipt comes. Refuses
 * missingReceipt, missingSubscriptionCode, badSignature, receiptNotPaid, receiptAlreadyUsed. docs/reference/api.md 6.2.
 */
const purchase =
  (store: ProviderName, kind: Kind) =>
  (app: Dependencies) =>
  async ({
    input: { body },
    player,
  }: PurchaseRequest): Promise<E.Either<ApiError, ApiResponse<Record<string, never>>>> => {
    if (kind !== 'gems' && typeof body.sku !== 'string') return E.left(badRequest('missingSubscriptionCode'))
    const receipt = receiptOf(body)
    if (receipt === undefined) return E.left(badRequest('missingReceipt'))
    const provider = app.payments.named(store)
    if (provider?.readReceipt === undefined) return E.left(badRequest('paymentProviderUnknown'))
    const read = await provider.readReceipt(receipt)
    if (E.isLeft(read)) return E.left(typeof read.left === 'string' ? badRequest(read.left) : fromFailure(read.left))
    const purchases = read.right
    if (purchases.events.length === 0) return E.left(badRequest('receiptNotPaid'))
    const order = orderOf(app, kind, purchases, { ...body, player: player.id })
    if (E.isLeft(order)) return order
    const { price: ours, ...ordered } = order.right
    const price = storePrice(purchases.events, ours)
    const claim = { payer: player, provider: store, payment: purchases.payment, price, ...ordered }
    const opened = await openClaim(app, claim)
    if (E.isLeft(opened)) return opened
    const applied = await applyAll(app, store, purchases.events)
    if (E.isLeft(applied)) return applied
    const acknowledgement = await provider.acknowledge?.(purchases, receipt)
    if (acknowledgement !== undefined && E.isLeft(acknowledgement)) return E.left(timedOut('providerUnavailable'))
    const user = await loadUser(app.store, player.id)
    return E.right({ data: {}, user: E.isLeft(user) ? player : user.right })
  }

type Fields = Readonly<Record<string, unknown>>

const receiptOf = ({ transaction, receipt }: PurchaseRequest['input']['body']): Receipt | undefined => {
  const transactionFields = Object(transaction) as Fields
  const text = transactionFields['receipt'] ?? receipt
  const { signature } = transactionFields
  if (text === undefined || text === null || text === '') return undefined
  return {
    receipt: typeof text === 'string' ? text : JSON.stringify(text),
    ...(typeof signature === 'string' ? { signature } : {}),
  }
}

/** The product's name ends with the key of what it sells. `price`: in cents. */
const orderOf = (
  { catalogue, clock }: Dependencies,
  kind: Kind,
  { product, events }: StorePurchase,
  { sku, gift, player }: PurchaseRequest['input']['body'] & { readonly player: string },
): E.Either<ApiError, { readonly order: PaymentOrder; readonly price: number }> => {
  const key = product.split('.').at(-1) ?? ''
  const renews = events.some(({ type }) => type === 'renewed')
  if (kind === 'gems') {
    const pack = gemPackNamed(catalogue, key, clock())
    if (E.isLeft(pack)) return E.left(badRequest('invalidGemsBlock'))
    const amount = { ...(Object((Object(gift) as Fields)['gems']) as Fields), amount: pack.right.gems }
    const giftFields = { ...(Object(gift) as Fields), type: 'gems', gems: amount }
    const order = fromLegacyOrder(isSent(gift) ? { gift: giftFields } : { gemsBlock: key })
    return E.map((found: PaymentOrder) => ({ order: found, price: pack.right.price }))(order)
  }
  const block = ownEntry(catalogue.subscriptionBlocks, key)
  if (block === undefined || sku !== product || renews !== (kind === 'renewing'))
    return E.left(badRequest('missingSubscriptionCode'))
  const receiverFields = isSent(gift) ? { ...(Object(gift) as Fields) } : { uuid: player }
  const fields =
    kind === 'renewing' ? { sub: key } : { gift: { ...receiverFields, type: 'subscription', subscription: key } }
  return E.map((found: PaymentOrder) => ({ order: found, price: Math.round(block.price * 100) }))(
    fromLegacyOrder(fields),
  )
}

const isSent = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const back = '/user/settings/subscription'

type Needs = keyof Dependencies

const appleVerify: PlayerHandler<'appleVerify', Needs> = purchase('Apple', 'gems')
const appleSubscribe: PlayerHandler<'appleSubscribe', Needs> = purchase('Apple', 'renewing')
const appleSubscribeOnce: PlayerHandler<'appleSubscribeOnce', Needs> = purchase('Apple', 'once')
const appleCancel: PlayerHandler<'appleCancel', Needs> = cancelFor(back)
const appleWebhook: EndpointHandler<'appleWebhook', Needs> = webhookOf('Apple')
const googleVerify: PlayerHandler<'googleVerify', Needs> = purchase('Google', 'gems')
const googleSubscribe: PlayerHandler<'googleSubscribe', Needs> = purchase('Google', 'renewing')
const googleSubscribeOnce: PlayerHandler<'googleSubscribeOnce', Needs> = purchase('Google', 'once')
const googleCancel: PlayerHandler<'googleCancel', Needs> = cancelFor(back)
const googleWebhook: EndpointHandler<'googleWebhook', Needs> = webhookOf('Google')

/** docs/reference/api.md 6.2. */
export const appStoreHandlers = {
  appleVerify: requirePlayer(appleVerify),
  appleSubscribe: requirePlayer(appleSubscribe),
  appleSubscribeOnce: requirePlayer(appleSubscribeOnce),
  appleCancel: requirePlayer(appleCancel),
  appleWebhook,
  googleVerify: requirePlayer(googleVerify),
  googleSubscribe: requirePlayer(googleSubscribe),
  googleSubscribeOnce: requirePlayer(googleSubscribeOnce),
  googleCancel: requirePlayer(googleCancel),
  googleWebhook,
} as const
