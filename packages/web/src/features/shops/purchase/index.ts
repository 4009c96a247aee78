export { PurchaseDialog } from './PurchaseDialog.tsx'
export { runPurchase } from './run-purchase.ts'
export { toOfferDetails } from './to-offer-details.ts'
