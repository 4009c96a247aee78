import type { Catalogue, GemPack, SubscriptionBlock } from '@daykeep/rules/catalogue'
import { byKey } from './by-key.ts'

/** What is sold for money, by its key. No shop of a mobile system sells gems for us. docs/reference/api.md 6.1. */
export const toProducts = ({ subscriptionBlocks, gemPacks }: Catalogue) => ({
  subscriptionBlocks: byKey(Object.values(subscriptionBlocks), (block: SubscriptionBlock) => block),
  gems: byKey(Object.values(gemPacks), (pack: GemPack) => ({ ...pack, iosProducts: [], androidProducts: [] })),
})
