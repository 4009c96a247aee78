import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, SubscriptionBlock } from '../content/catalogue.ts'
import { type Answer, lookUp, refuse } from '../kernel/index.ts'

/** `coupon`: what a coupon that was handed in is for. */
export type Order = { readonly block: string; readonly coupon?: { readonly event: string } }

export type BlockRefusals = 'missingSubscriptionCode' | 'couponCodeRequired' | 'invalidCoupon'

/** The block that a player may buy; a discount needs a coupon of its own name. Reference, api 6.1 and 6.2. */
export const blockForSale =
  ({ subscriptionBlocks }: Catalogue) =>
  ({ block: key, coupon }: Order): Answer<BlockRefusals, SubscriptionBlock> => {
    const block = lookUp(subscriptionBlocks, key)
    if (block === undefined || !block.canSubscribe || block.target !== 'user')
      return refuse('missingSubscriptionCode', { key })
    if (!block.discount) return E.right(block)
    if (coupon === undefined) return refuse('couponCodeRequired')
    return coupon.event === block.key ? E.right(block) : refuse('invalidCoupon')
  }
