import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, SubscriptionBlock } from '../catalogue/index.ts'
import { type Result, ownEntry, refuse } from '../kernel/index.ts'

/** `coupon`: what a redeemed coupon is for. */
export type Order = { readonly block: string; readonly coupon?: { readonly event: string } }

export type BlockRefusals = 'missingSubscriptionCode' | 'couponCodeRequired' | 'invalidCoupon'

/**
 * The block, if the player may buy it. A discounted block needs a coupon named after it. docs/reference/api.md 6.1 and
 * 6.2.
 */
export const blockForSale =
  ({ subscriptionBlocks }: Catalogue) =>
  ({ block: key, coupon }: Order): Result<BlockRefusals, SubscriptionBlock> => {
    const block = ownEntry(subscriptionBlocks, key)
    if (block === undefined || !block.canSubscribe || block.target !== 'user')
      return refuse('missingSubscriptionCode', { key })
    if (!block.discount) return E.right(block)
    if (coupon === undefined) return refuse('couponCodeRequired')
    return coupon.event === block.key ? E.right(block) : refuse('invalidCoupon')
  }
