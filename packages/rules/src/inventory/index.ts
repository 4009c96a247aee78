export { bestGear } from './best-gear.ts'
export { droppableFoods, foodSeasonAt } from './droppable-foods.ts'
export { inventoryItems, larder, type Stack } from './inventory-items.ts'
export { type OutfitName, withOutfit } from './outfit.ts'
export { everOwnedGear, hasLostGear, ownsGear, ownsMount, ownsPet, pointsOf, withOwnedGear } from './ownership.ts'
export { baseOf, putOn } from './put-on.ts'
export { sell, type Sellable } from './sell.ts'
export {
  FEEDING,
  hatchable,
  type HatchablePet,
  HATCHED_POINTS,
  isFeedable,
  isSaddle,
  mostHatchable,
  type MountState,
  type PetState,
  piecesUntilRaised,
  RELEASE_PRICE,
  stable,
  stableProgress,
  type Stall,
  stepOf,
} from './stable/index.ts'
export { textId } from './text-id.ts'
export { gearPath, unpin } from './unpin.ts'
export { inventoryCommands } from './commands.ts'
