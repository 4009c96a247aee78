export { buyGear } from './buy-gear.ts'
export { buyPotion } from './buy-potion.ts'
export { buyQuest } from './buy-quest.ts'
export { buy, shopOf } from './buy.ts'
