export { type GalaPiece, type GalaSet, galaSets, galaSetsOnSale, isGalaPiece } from './gala-sets.ts'
export { isOutOfTime, type MysterySet, mysterySetOf, mysterySets, mysterySetsOnSale } from './mystery-sets.ts'
export { isOnSale, onSale } from './on-sale.ts'
export { saleEnd } from './sale-end.ts'
