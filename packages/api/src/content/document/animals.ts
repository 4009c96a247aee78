import type { Animal, Catalogue } from '@daykeep/rules/catalogue'
import type { Translator } from '../../i18n/translator.ts'

type Kind = Animal['kind']

/** Pets and mounts by kind, with egg and potion of each. */
export const toAnimals = ({ pets, mounts, animalShop }: Catalogue, translator: Translator) => ({
  pets: keysOf(pets, 'drop'),
  premiumPets: keysOf(pets, 'premium'),
  questPets: keysOf(pets, 'quest'),
  wackyPets: keysOf(pets, 'wacky'),
  specialPets: namesOf(pets, 'pets', translator),
  petInfo: infoOf(pets, 'pets', translator),
  mounts: keysOf(mounts, 'drop'),
  premiumMounts: keysOf(mounts, 'premium'),
  questMounts: keysOf(mounts, 'quest'),
  specialMounts: namesOf(mounts, 'mounts', translator),
  mountInfo: infoOf(mounts, 'mounts', translator),
  timeTravelStable: {
    pets: soldNames(animalShop.pets, 'pets', translator),
    mounts: soldNames(animalShop.mounts, 'mounts', translator),
  },
})

type Animals = Readonly<Record<string, Animal>>

const ofKind = (animals: Animals, kind: Kind): ReadonlyArray<Animal> =>
  Object.values(animals).filter((animal) => animal.kind === kind)

const keysOf = (animals: Animals, kind: Kind) => Object.fromEntries(ofKind(animals, kind).map(({ key }) => [key, true]))

const namesOf = (animals: Animals, group: string, { name }: Translator) =>
  Object.fromEntries(ofKind(animals, 'special').map(({ key }) => [key, name(`${group}.${key}`)]))

const soldNames = (keys: ReadonlyArray<string>, group: string, { name }: Translator) =>
  Object.fromEntries(keys.map((key) => [key, name(`${group}.${key}`)]))

const infoOf = (animals: Animals, group: string, { name }: Translator) =>
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
