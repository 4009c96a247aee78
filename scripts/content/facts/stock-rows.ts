import type { Animal, Catalogue, Egg, Food, HatchingPotion, Quest } from '../../../packages/rules/src/content/index.ts'
import { lookUp } from '../../../packages/rules/src/kernel/index.ts'
import { type Fields, keyOf, type RowKind, said } from './row-kind.ts'

const egg: RowKind = {
  name: 'an egg',
  ids: /^egg\/\w+$/,
  ours: ({ eggs }, id) => {
    const found = lookUp<string, Egg>(eggs, keyOf(id))
    return found === undefined ? undefined : { kind: found.kind, value: found.value }
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
  ours: (catalogue, id) => {
    const found = lookUp<string, HatchingPotion>(catalogue.hatchingPotions, keyOf(id))
    if (found === undefined) return undefined
    const { key, kind, value, limited } = found
    const more = said({ wacky: kind === 'wacky', questPotion: questPotions(catalogue).has(key) })
    return { kind: kind === 'standard' ? 'drop' : kind, value, premium: kind === 'premium', limited, ...more }
  },
}

const food: RowKind = {
  name: 'a food',
  ids: /^food\/\w+$/,
  ours: (catalogue, id) => {
    const found = lookUp<string, Food>(catalogue.food, keyOf(id))
    if (found === undefined) return undefined
    // What drops goes by the day: the table was read on a day of pies.
    return { ...said({ value: found.value, target: found.target }), canDrop: found.family === 'pie' }
  },
}

const ofKind = (things: Readonly<Record<string, { readonly kind: string }>>, ...kinds: ReadonlyArray<string>): number =>
  Object.values(things).filter(({ kind }) => kinds.includes(kind)).length

const size = (things: object): number => Object.keys(things).length

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
  ours: (catalogue, id) => {
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
  ours: ({ pets, mounts }, id) => specials(id.startsWith('pets') ? pets : mounts),
}

const stable: RowKind = {
  name: 'animals of the time travellers',
  ids: /^stable\/timeTravel$/,
  ours: ({ animalShop }) => ({ pets: animalShop.pets, mounts: animalShop.mounts }),
}

export const STOCK_ROWS: ReadonlyArray<RowKind> = [egg, potion, food, count, specialAnimals, stable]
