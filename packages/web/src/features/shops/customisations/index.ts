export { CustomisationShopScreen } from './CustomisationShopScreen.tsx'
export { toCustomisationShop } from './to-customisation-shop.ts'
