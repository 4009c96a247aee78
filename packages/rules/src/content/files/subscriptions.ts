import { choice, closed, Flag, KeyText, listOf, Whole } from '../codec/index.ts'
import { contentFile } from './content-file.ts'
import { fileKind, type Thing } from './thing.ts'

/** Prices in dollars. `original`: the price of which this one is a discount, for those who have a coupon. */
const Block = closed(
  { key: KeyText, months: Whole, price: Whole, target: choice('user', 'group') },
  { canSubscribe: Flag, quantity: Whole, discount: Flag, original: Whole },
)

/** What a subscription can be bought for. Content facts, section 8.1. */
export const subscriptions = fileKind({
  name: 'subscriptions',
  pattern: /^subscriptions\.json$/,
  codec: contentFile({ blocks: listOf(Block) }),
  things: ({ blocks }) =>
    blocks.map(({ key }, index): Thing => ({ kind: 'subscriptionBlocks', key, at: ['blocks', index, 'key'] })),
})
