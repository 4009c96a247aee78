export { gemCap, GEMS_FOR_GOLD } from './gems/index.ts'
export { buyPotion, shopOf } from './gold/index.ts'
export { mysterySetsFor } from './hourglasses/index.ts'
export {
  customisationShop,
  gearShop,
  marketGear,
  marketShop,
  questShop,
  seasonalShop,
  type ShopCategory,
  type ShopItem,
  timeTravellersShop,
} from './listing/index.ts'
export { type Currency, isRebirthFree, offerOf } from './offers/index.ts'
export { currentGalaSet, gearForSale, questsToDoFirst, specialOf } from './on-sale/index.ts'
export {
  type ColumnEntry,
  gearPin,
  movePin,
  type MovePin,
  nextClassPins,
  pinnedColumn,
  rewardsColumn,
  withClassPins,
  withoutClassPins,
} from './pins/index.ts'
export { hasUnlocked, unlockableAt } from './unlock/index.ts'
export { shopCommands } from './commands.ts'
