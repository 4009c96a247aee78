import type { Catalogue, SubscriptionBlock } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import { gemPacksAt } from '@daykeep/rules/money'

/** A gem pack for sale. `usual`: what it holds without the present sale. */
export type PackOffer = { readonly key: string; readonly gems: number; readonly usual: number; readonly price: number }

/** A subscription for sale; prices in cents. `perMonth` compares blocks of different lengths. */
export type BlockOffer = {
  readonly key: string
  readonly months: number
  readonly price: number
  readonly perMonth: number
  /** What it costs without a code. */
  readonly usual?: number
}

const CENTS = 100

export const toPacks = (catalogue: Catalogue, now: Instant): ReadonlyArray<PackOffer> =>
  [...gemPacksAt(catalogue, now)].sort((one, other) => one.price - other.price)

/** Blocks that everybody may buy, and those with a discount for a player who has a code. docs/reference/api.md 6.1. */
export const toBlocks = ({ subscriptionBlocks }: Catalogue, hasCode = false): ReadonlyArray<BlockOffer> =>
  Object.values<SubscriptionBlock>(subscriptionBlocks)
    .filter(({ target, canSubscribe, discount }) => target === 'user' && canSubscribe && (hasCode || !discount))
    .map(({ key, months, price, original }) => ({
      key,
      months,
      price: price * CENTS,
      perMonth: Math.round((price * CENTS) / months),
      ...(original === undefined ? {} : { usual: original * CENTS }),
    }))
    .sort((one, other) => one.months - other.months)
