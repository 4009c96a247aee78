export { SeasonalShopScreen } from './SeasonalShopScreen.tsx'
export { toSeasonalShop } from './to-seasonal-shop.ts'
