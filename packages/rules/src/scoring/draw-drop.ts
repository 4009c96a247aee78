import type { Catalogue, Egg, HatchingPotion } from '../content/catalogue.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import { droppableFoods } from '../inventory/index.ts'
import { type DroppedItem, type Instant, pick, roll, type Seed } from '../kernel/index.ts'

/** Rarity above this is food, above the next an egg. Reference, rules 2.12 step 5. */
const RARITY = { food: 0.6, egg: 0.3 } as const

/** Potions by rarity: the first whose bound lies above the throw. Reference, rules 2.12 step 5. */
const POTIONS = [
  { below: 0.02, keys: ['Golden'] },
  { below: 0.09, keys: ['Zombie', 'CottonCandyPink', 'CottonCandyBlue'] },
  { below: 0.18, keys: ['Red', 'Shade', 'Skeleton'] },
  { below: 1, keys: ['Base', 'White', 'Desert'] },
] as const

/** `subject` makes the throws of this score differ from those of others in the same command. */
export type Draw = {
  readonly catalogue: Catalogue
  readonly seed: Seed
  readonly now: Instant
  readonly subject: string
}

/** What a find is. A player without any food always finds some. Nothing when the catalogue has none of the kind. */
export const drawDrop = (draw: Draw, firstFood: boolean): DroppedItem | undefined => {
  const rarity = firstFood ? 1 : roll(draw.seed, `score.rarity/${draw.subject}`)
  if (rarity > RARITY.food) return dropOf('Food', drawItem(draw, foodKeys(draw)))
  if (rarity > RARITY.egg) return dropOf('Egg', drawItem(draw, dropEggs(draw.catalogue)))
  return dropOf('HatchingPotion', drawItem(draw, potionKeys(rarity)))
}

/** The eggs that tasks bring, in content order. */
export const dropEggs = perCatalogue(
  ({ eggs }): ReadonlyArray<string> =>
    Object.values<Egg>(eggs).flatMap(({ kind, key }) => (kind === 'drop' ? [key] : [])),
)

/** The potions that tasks bring, in content order. */
export const standardPotions = perCatalogue(
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
