import { choice, strictObject, Flag, KeyText, listOf, Whole } from '../../codec/index.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import type { ContentEntry } from '../content-entry.ts'

/** Prices in dollars. `original`: the price of which this one is a discount, for those who have a coupon. */
const Block = strictObject(
  { key: KeyText, months: Whole, price: Whole, target: choice('user', 'group') },
  { canSubscribe: Flag, quantity: Whole, discount: Flag, original: Whole },
)

/** What a subscription can be bought for. docs/reference/content-facts.md 8.1. */
export const subscriptions = fileKind({
  name: 'subscriptions',
  pattern: /^subscriptions\.json$/,
  codec: contentFile({ blocks: listOf(Block) }),
  entries: ({ blocks }) =>
    blocks.map(({ key }, index): ContentEntry => ({ kind: 'subscriptionBlocks', key, at: ['blocks', index, 'key'] })),
})
