import * as E from 'fp-ts/lib/Either.js'
import { PaymentOrder } from '../contract/index.ts'
import { type ApiError, badRequest, notFound } from '../core/api-error.ts'

/** The fields of an order as older clients send them. docs/reference/api.md 6.1 and 6.2. */
type LegacyFields = {
  readonly gemsBlock?: unknown
  readonly sub?: unknown
  readonly gift?: unknown
  readonly groupId?: unknown
  readonly coupon?: unknown
  readonly sku?: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** Refuses what names nothing that is sold. */
export const fromLegacyOrder = (fields: LegacyFields): E.Either<ApiError, PaymentOrder> => {
  const isGift = fields.gift !== undefined && fields.gift !== null
  const { order, refusal } = isGift ? ofGift(fields) : ofPayer(fields)
  return E.mapLeft(() => refusal)(PaymentOrder.decode(order))
}

type Draft = { readonly order: Fields; readonly refusal: ApiError }

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const ofPayer = ({ gemsBlock, sub, groupId, coupon, sku }: LegacyFields): Draft => {
  if (isSet(gemsBlock))
    return { order: { type: 'gems', pack: keyOf(gemsBlock) }, refusal: badRequest('invalidGemsBlock') }
  if (isSet(sku)) return { order: { type: 'item', sku }, refusal: badRequest('missingSubscriptionCode') }
  if (isSet(groupId)) return { order: { type: 'groupPlan', group: groupId }, refusal: notFound('groupNotFound') }
  return {
    order: { type: 'subscription', block: keyOf(sub), ...(isSet(coupon) ? { coupon } : {}) },
    refusal: badRequest('missingSubscriptionCode'),
  }
}

const ofGift = ({ gift }: LegacyFields): Draft => {
  const { type, uuid, gems, subscription, message } = Object(readGift(gift)) as Fields
  const about = { to: uuid, ...(isSet(message) ? { message } : {}) }
  if (type === 'gems')
    return {
      order: { type: 'giftGems', amount: Number((Object(gems) as Fields)['amount']), ...about },
      refusal: badRequest('badAmountOfGemsToPurchase'),
    }
  return {
    order: { type: 'giftSubscription', block: keyOf(subscription), ...about },
    refusal: badRequest('missingSubscriptionCode'),
  }
}

/** Some clients name a block, others send the whole of it. */
const keyOf = (named: unknown): unknown => (typeof named === 'string' ? named : (Object(named) as Fields)['key'])

/** In queries a gift is a text. */
const readGift = (gift: unknown): unknown => {
  if (typeof gift !== 'string') return gift
  try {
    return JSON.parse(gift) as unknown
  } catch {
    return undefined
  }
}
