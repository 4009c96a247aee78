export * from './armoire-gear.ts'
export * from './buy-armoire.ts'
export * from './draw-prize.ts'
