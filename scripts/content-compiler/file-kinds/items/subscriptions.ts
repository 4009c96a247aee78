import { choice, FIGURES, strictObject, Flag, KeyText, listOf, Whole, wholeWithin } from '../../codec/index.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import type { ContentEntry } from '../content-entry.ts'

const Dollars = wholeWithin('a price in dollars', FIGURES.dollars)

/** Prices in dollars. `original`: the price of which this one is a discount, for those who have a coupon. */
const Block = strictObject(
  { key: KeyText, months: Whole, price: Dollars, target: choice('user', 'group') },
  { canSubscribe: Flag, quantity: Whole, discount: Flag, original: Dollars },
)

/** What a subscription can be bought for. docs/reference/content-facts.md 8.1. */
export const subscriptions = fileKind({
  name: 'subscriptions',
  pattern: /^subscriptions\.json$/,
  codec: contentFile({ blocks: listOf(Block) }),
  entries: ({ blocks }) =>
    blocks.map(({ key }, index): ContentEntry => ({ kind: 'subscriptionBlocks', key, at: ['blocks', index, 'key'] })),
  issues: ({ blocks }) =>
    blocks.flatMap(({ price, canSubscribe }, index) =>
      price === 0 && canSubscribe !== false
        ? [{ at: ['blocks', index, 'price'], message: 'sold for nothing: a price, or "canSubscribe": false' }]
        : [],
    ),
})
