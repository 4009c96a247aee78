import type { Animal, Catalogue } from '@daykeep/rules/content'
import type { Speaking } from './speaking.ts'

type Kind = Animal['kind']

/** Pets and mounts by kind, and what each is made of. */
export const animalsIn = ({ pets, mounts, animalShop }: Catalogue, speak: Speaking) => ({
  pets: keysOf(pets, 'drop'),
  premiumPets: keysOf(pets, 'premium'),
  questPets: keysOf(pets, 'quest'),
  wackyPets: keysOf(pets, 'wacky'),
  specialPets: namesOf(pets, 'pets', speak),
  petInfo: infoOf(pets, 'pets', speak),
  mounts: keysOf(mounts, 'drop'),
  premiumMounts: keysOf(mounts, 'premium'),
  questMounts: keysOf(mounts, 'quest'),
  specialMounts: namesOf(mounts, 'mounts', speak),
  mountInfo: infoOf(mounts, 'mounts', speak),
  timeTravelStable: {
    pets: soldNames(animalShop.pets, 'pets', speak),
    mounts: soldNames(animalShop.mounts, 'mounts', speak),
  },
})

type Animals = Readonly<Record<string, Animal>>

const ofKind = (animals: Animals, kind: Kind): ReadonlyArray<Animal> =>
  Object.values(animals).filter((animal) => animal.kind === kind)

const keysOf = (animals: Animals, kind: Kind) => Object.fromEntries(ofKind(animals, kind).map(({ key }) => [key, true]))

const namesOf = (animals: Animals, group: string, { name }: Speaking) =>
  Object.fromEntries(ofKind(animals, 'special').map(({ key }) => [key, name(`${group}.${key}`)]))

const soldNames = (keys: ReadonlyArray<string>, group: string, { name }: Speaking) =>
  Object.fromEntries(keys.map((key) => [key, name(`${group}.${key}`)]))

const infoOf = (animals: Animals, group: string, { name }: Speaking) =>
  Object.fromEntries(
    Object.values(animals).map(({ key, kind, egg, potion, canFind }) => [
      key,
      {
        key,
        type: kind,
        text: name(`${group}.${key}`),
        ...(egg === undefined ? {} : { egg }),
        ...(potion === undefined ? {} : { potion }),
        ...(kind === 'special' ? { canFind: canFind !== false } : {}),
      },
    ]),
  )
