export { buyMysterySet } from './buy-mystery-set.ts'
export { HOURGLASS_GOODS } from './for-hourglasses.ts'
export { mysterySetsFor } from './mystery-sets-for.ts'
export { purchaseWithHourglasses } from './purchase-with-hourglasses.ts'
