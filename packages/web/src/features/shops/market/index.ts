export { MarketScreen } from './MarketScreen.tsx'
export { toMarket } from './to-market.ts'
