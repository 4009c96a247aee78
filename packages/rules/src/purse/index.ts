export { GEMS_PER_BALANCE, gemsFor, payGems } from './gems.ts'
export { goldFor, withoutGold } from './gold.ts'
export { hourglassesFor, hourglassesOf, payHourglasses } from './hourglasses.ts'
export { singleOf } from './quantity.ts'
