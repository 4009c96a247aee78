export { gemsForGear } from './buy-gear-for-gems.ts'
export { gemCap, GEMS_FOR_GOLD } from './buy-gems.ts'
export { PURCHASABLE, purchase } from './purchase.ts'
export { sellForGems } from './sell-for-gems.ts'
