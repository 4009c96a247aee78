export { armoireGearLeft } from './armoire-gear.ts'
export { buyArmoire } from './buy-armoire.ts'
export { drawPrize } from './draw-prize.ts'
