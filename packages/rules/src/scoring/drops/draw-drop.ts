import { type Catalogue, type Egg, type HatchingPotion, memoizeByCatalogue } from '../../catalogue/index.ts'
import { droppableFoods } from '../../inventory/index.ts'
import { type DroppedItem, type Instant, pick, roll, type Seed } from '../../kernel/index.ts'

/** Lower bounds of the rarity roll, exclusive; a roll above neither is a potion. docs/reference/rules.md 2.12 step 5. */
const RARITY = { food: 0.6, egg: 0.3 } as const

/** Potions by rarity: the first row whose bound is above the roll. docs/reference/rules.md 2.12 step 5. */
const POTIONS = [
  { below: 0.02, keys: ['Golden'] },
  { below: 0.09, keys: ['Zombie', 'CottonCandyPink', 'CottonCandyBlue'] },
  { below: 0.18, keys: ['Red', 'Shade', 'Skeleton'] },
  { below: 1, keys: ['Base', 'White', 'Desert'] },
] as const

/** `subject` makes the throws of this score distinct from those of others in the same command. */
export type Draw = {
  readonly catalogue: Catalogue
  readonly seed: Seed
  readonly now: Instant
  readonly subject: string
}

/** Draws the item of a drop; always food if `firstFood`. Undefined if the catalogue has no item of the kind. */
export const drawDrop = (draw: Draw, firstFood: boolean): DroppedItem | undefined => {
  const rarity = firstFood ? 1 : roll(draw.seed, `score.rarity/${draw.subject}`)
  if (rarity > RARITY.food) return dropOf('Food', drawItem(draw, foodKeys(draw)))
  if (rarity > RARITY.egg) return dropOf('Egg', drawItem(draw, dropEggs(draw.catalogue)))
  return dropOf('HatchingPotion', drawItem(draw, potionKeys(rarity)))
}

/** The eggs that drop from tasks, in content order. */
export const dropEggs = memoizeByCatalogue(
  ({ eggs }): ReadonlyArray<string> =>
    Object.values<Egg>(eggs).flatMap(({ kind, key }) => (kind === 'drop' ? [key] : [])),
)

/** The potions that drop from tasks, in content order. */
export const standardPotions = memoizeByCatalogue(
  ({ hatchingPotions }): ReadonlyArray<string> =>
    Object.values<HatchingPotion>(hatchingPotions).flatMap(({ kind, key }) => (kind === 'standard' ? [key] : [])),
)

const drawItem = ({ seed, subject }: Draw, keys: ReadonlyArray<string>): string | undefined =>
  pick(seed, `score.item/${subject}`, keys)

const dropOf = (type: DroppedItem['type'], key: string | undefined): DroppedItem | undefined =>
  key === undefined ? undefined : { type, key }

const foodKeys = ({ catalogue, now }: Draw): ReadonlyArray<string> =>
  droppableFoods(catalogue, now).map(({ key }) => key)

const potionKeys = (rarity: number): ReadonlyArray<string> => POTIONS.find(({ below }) => rarity < below)?.keys ?? []
