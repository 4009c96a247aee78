export { dropChance } from './drop-chance.ts'
export { findDrops, type Finds } from './find-drops.ts'
