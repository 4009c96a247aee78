import { asKey } from '@daykeep/rules/model'
import type { Background, Egg, Food, HatchingPotion, Shelf } from '@daykeep/rules/catalogue'
import type { FileOf } from '../file-kinds/index.ts'
import type { DecodedFiles } from './decoded-files.ts'
import { startOf } from './instants.ts'

/** Gems that an egg costs. docs/reference/content.md 9, Eggs and potions. */
const EGG_VALUE = 3
/** Gems that a potion costs. */
const POTION_VALUE = 2
/** Gems that food costs. */
const FOOD_VALUE = 1
/** What a scene costs, in what it is sold for. docs/reference/content-facts.md 4.2. */
const SCENE_PRICES: Readonly<Record<Background['currency'], number>> = { gems: 7, hourglasses: 1, incentive: 7 }

const releasedOn = (day: string | undefined) => (day === undefined ? {} : { released: startOf(day) })

export const eggsOf = (decoded: DecodedFiles): ReadonlyArray<Egg> =>
  decoded.eggs.flatMap((file) =>
    file.eggs.map(({ key, kind, value = EGG_VALUE, released, art = {} }) => ({
      key: asKey(key),
      kind,
      value,
      ...releasedOn(released),
      art,
    })),
  )

export const potionsOf = (decoded: DecodedFiles): ReadonlyArray<HatchingPotion> =>
  decoded.hatchingPotions.flatMap((file) =>
    file.potions.map(({ key, kind, value = POTION_VALUE, limited, released, art = {} }) => ({
      key: asKey(key),
      kind,
      value,
      limited: limited ?? kind !== 'standard',
      ...releasedOn(released),
      art,
    })),
  )

export const foodOf = (decoded: DecodedFiles): ReadonlyArray<Food> =>
  decoded.food.flatMap((file) =>
    file.food.map(({ key, family, value = FOOD_VALUE, target, art = {} }) => ({
      key: asKey(key),
      family,
      value,
      ...(target === undefined ? {} : { target: asKey(target) }),
      art,
    })),
  )

export const backgroundsOf = (decoded: DecodedFiles): ReadonlyArray<Background> =>
  decoded.backgrounds.flatMap((file) =>
    file.backgrounds.map(({ key, price = file.price, event, art = {} }) => {
      const currency = file.currency ?? 'gems'
      return {
        key: asKey(key),
        set: file.set,
        price: price ?? SCENE_PRICES[currency],
        currency,
        ...(event === undefined ? {} : { event }),
        art,
      }
    }),
  )

/** The shelf as its file has it; bare where there is no file, so that a test may leave it out. */
export const shelfOf = (decoded: DecodedFiles, name: 'potion' | 'armoire'): Shelf => {
  const shelf: FileOf<'market'>['potion'] | undefined = decoded.market[0]?.[name]
  return { value: shelf?.value ?? 0, art: shelf?.art ?? {} }
}
