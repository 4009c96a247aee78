export { offerOf } from './offer-of.ts'
export type { Currency, Offer } from './offer.ts'
export { isRebirthFree } from './special-offer.ts'
