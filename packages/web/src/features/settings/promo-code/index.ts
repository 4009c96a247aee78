export { PromoCodeScreen } from './PromoCodeScreen.tsx'
