import type { Animal, Catalogue, Egg, Food, FoodFamily, HatchingPotion } from '../../src/catalogue/index.ts'
import { asKey, type PotionKey } from '../../src/model/index.ts'
import { factOf, factsOf, releasesOf } from './content-facts.ts'

const byKey = <A extends { readonly key: string }>(things: ReadonlyArray<A>): Readonly<Record<A['key'], A>> =>
  Object.fromEntries(things.map((thing) => [thing.key, thing])) as Record<A['key'], A>

const eggRelease = releasesOf('EGGS_RELEASE_DATES')
const potionRelease = releasesOf('HATCHING_POTIONS_RELEASE_DATES')

type EggFacts = { readonly kind: Egg['kind']; readonly value: number }

const eggs: ReadonlyArray<Egg> = factsOf<EggFacts>('egg').map(({ key, kind, value }) => ({
  key: asKey<Egg['key']>(key),
  kind,
  value,
  art: {},
  ...eggRelease(key),
}))

type PotionFacts = { readonly kind: 'drop' | 'premium' | 'wacky'; readonly value: number; readonly limited: boolean }

const potions: ReadonlyArray<HatchingPotion> = factsOf<PotionFacts>('potion').map(({ key, kind, value, limited }) => ({
  key: asKey<PotionKey>(key),
  kind: kind === 'drop' ? 'standard' : kind,
  value,
  limited,
  art: {},
  ...potionRelease(key),
}))

const familyOf = (key: string): FoodFamily => {
  if (key === 'Saddle') return 'saddle'
  const family = /^(Cake|Candy|Pie)_/.exec(key)?.[1]
  return family === undefined ? 'basic' : (family.toLowerCase() as FoodFamily)
}

type FoodFacts = { readonly value: number; readonly target?: string }

const foods: ReadonlyArray<Food> = factsOf<FoodFacts>('food').map(({ key, value, target }) => ({
  key: asKey<Food['key']>(key),
  family: familyOf(key),
  value,
  art: {},
  ...(target === undefined ? {} : { target: asKey<PotionKey>(target) }),
}))

/** Quest eggs take the standard colours only. */
const bred: ReadonlyArray<Animal> = potions.flatMap((potion) =>
  eggs
    .filter((egg) => egg.kind === 'drop' || potion.kind === 'standard')
    .map((egg) => ({
      key: asKey<Animal['key']>(`${egg.key}-${potion.key}`),
      kind: potion.kind === 'standard' ? egg.kind : potion.kind,
      egg: egg.key,
      potion: potion.key,
    })),
)

const specials = (table: 'pets/special' | 'mounts/special'): ReadonlyArray<Animal> =>
  factOf<{ readonly keys: ReadonlyArray<string> }>(table).keys.map((key) => ({ key: asKey(key), kind: 'special' }))

/** All that hatches, eats and carries. */
export const fullAnimals = (): Pick<Catalogue, 'eggs' | 'hatchingPotions' | 'food' | 'pets' | 'mounts'> => ({
  eggs: byKey(eggs),
  hatchingPotions: byKey(potions),
  food: byKey(foods),
  pets: byKey([...bred, ...specials('pets/special')]),
  mounts: byKey([...bred.filter(({ kind }) => kind !== 'wacky'), ...specials('mounts/special')]),
})
