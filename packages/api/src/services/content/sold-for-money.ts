import type { Catalogue, GemPack, SubscriptionBlock } from '@daykeep/rules/content'
import { byKey } from './by-key.ts'

/** What is sold for money, by its key. No shop of a mobile system sells gems for us. Reference, api 6.1. */
export const soldForMoney = ({ subscriptionBlocks, gemPacks }: Catalogue) => ({
  subscriptionBlocks: byKey(Object.values(subscriptionBlocks), (block: SubscriptionBlock) => block),
  gems: byKey(Object.values(gemPacks), (pack: GemPack) => ({ ...pack, iosProducts: [], androidProducts: [] })),
})
