export { dropChance } from './drop-chance.ts'
export { dropsOfDay, findDrops, type Finds } from './find-drops.ts'
