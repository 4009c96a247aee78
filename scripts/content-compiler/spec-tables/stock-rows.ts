import type { Animal, Catalogue, Egg, Food, HatchingPotion, Quest } from '@daykeep/rules/catalogue'
import { ownEntry } from '@daykeep/rules/kernel'
import { type Fields, keyOf, type RowKind, presentFields } from './row-kind.ts'

const egg: RowKind = {
  name: 'an egg',
  ids: /^egg\/\w+$/,
  actual: ({ eggs }, id) => {
    const egg = ownEntry<string, Egg>(eggs, keyOf(id))
    return egg === undefined ? undefined : { kind: egg.kind, value: egg.value }
  },
}

const questPotions = ({ quests }: Catalogue): ReadonlySet<string> =>
  new Set(
    Object.values<Quest>(quests).flatMap(({ category, drop }) =>
      category === 'hatchingPotion' || category === 'timeTravelers' ? drop.items.map(({ key }) => key) : [],
    ),
  )

const potion: RowKind = {
  name: 'a potion',
  ids: /^potion\/\w+$/,
  actual: (catalogue, id) => {
    const potion = ownEntry<string, HatchingPotion>(catalogue.hatchingPotions, keyOf(id))
    if (potion === undefined) return undefined
    const { key, kind, value, limited } = potion
    const more = presentFields({ wacky: kind === 'wacky', questPotion: questPotions(catalogue).has(key) })
    return { kind: kind === 'standard' ? 'drop' : kind, value, premium: kind === 'premium', limited, ...more }
  },
}

const food: RowKind = {
  name: 'a food',
  ids: /^food\/\w+$/,
  actual: (catalogue, id) => {
    const food = ownEntry<string, Food>(catalogue.food, keyOf(id))
    if (food === undefined) return undefined
    // What drops goes by the day: the table was read on a day of pies.
    return { ...presentFields({ value: food.value, target: food.target }), canDrop: food.family === 'pie' }
  },
}

const ofKind = (
  entries: Readonly<Record<string, { readonly kind: string }>>,
  ...kinds: ReadonlyArray<string>
): number => Object.values(entries).filter(({ kind }) => kinds.includes(kind)).length

const size = (entries: object): number => Object.keys(entries).length

const ANIMALS = ['drop', 'premium', 'quest', 'wacky', 'special'] as const
const MOUNTS = ['drop', 'premium', 'quest', 'special'] as const

/** What is counted, by the name of the row. */
const COUNTS: Readonly<Record<string, (catalogue: Catalogue) => number>> = {
  dropEggs: ({ eggs }) => ofKind(eggs, 'drop'),
  questEggs: ({ eggs }) => ofKind(eggs, 'quest'),
  eggs: ({ eggs }) => size(eggs),
  dropHatchingPotions: ({ hatchingPotions }) => ofKind(hatchingPotions, 'standard'),
  premiumHatchingPotions: ({ hatchingPotions }) => ofKind(hatchingPotions, 'premium'),
  wackyHatchingPotions: ({ hatchingPotions }) => ofKind(hatchingPotions, 'wacky'),
  hatchingPotions: ({ hatchingPotions }) => size(hatchingPotions),
  food: (catalogue) => size(catalogue.food),
  pets: ({ pets }) => ofKind(pets, 'drop'),
  premiumPets: ({ pets }) => ofKind(pets, 'premium'),
  questPets: ({ pets }) => ofKind(pets, 'quest'),
  specialPets: ({ pets }) => ofKind(pets, 'special'),
  wackyPets: ({ pets }) => ofKind(pets, 'wacky'),
  petInfo: ({ pets }) => ofKind(pets, ...ANIMALS),
  mounts: ({ mounts }) => ofKind(mounts, 'drop'),
  premiumMounts: ({ mounts }) => ofKind(mounts, 'premium'),
  questMounts: ({ mounts }) => ofKind(mounts, 'quest'),
  specialMounts: ({ mounts }) => ofKind(mounts, 'special'),
  mountInfo: ({ mounts }) => ofKind(mounts, ...MOUNTS),
}

const count: RowKind = {
  name: 'a count',
  ids: /^count\/\w+$/,
  actual: (catalogue, id) => {
    const counted = COUNTS[keyOf(id)]
    return counted === undefined ? undefined : { total: counted(catalogue) }
  },
}

const specials = (animals: Readonly<Record<string, Animal>>): Fields => ({
  keys: new Set(Object.values(animals).flatMap(({ key, kind }) => (kind === 'special' ? [key] : []))),
})

const specialAnimals: RowKind = {
  name: 'special animals',
  ids: /^(pets|mounts)\/special$/,
  actual: ({ pets, mounts }, id) => specials(id.startsWith('pets') ? pets : mounts),
}

const stable: RowKind = {
  name: 'animals of the time travellers',
  ids: /^stable\/timeTravel$/,
  actual: ({ animalShop }) => ({ pets: animalShop.pets, mounts: animalShop.mounts }),
}

export const STOCK_ROWS: ReadonlyArray<RowKind> = [egg, potion, food, count, specialAnimals, stable]
