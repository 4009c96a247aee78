import type { Animal, Catalogue, Egg, Food, Gear, HatchingPotion, Quest } from '../catalogue/index.ts'
import { ownEntry } from '../kernel/index.ts'
import { CLASSES } from '../model/index.ts'

/** The kinds of things of a player; the keys of each are in the catalogue. */
export type ThingKind = 'gear' | 'pets' | 'mounts' | 'eggs' | 'hatchingPotions' | 'food' | 'quests'

/** What is known of a thing: nothing, that play alone may bring it, or that it takes money. */
export type Origin = 'unknown' | 'play' | 'paid'

const originOf = <Thing>(thing: Thing | undefined, isOfPlay: (thing: Thing) => boolean): Origin => {
  if (thing === undefined) return 'unknown'
  return isOfPlay(thing) ? 'play' : 'paid'
}

/** Gear that check-ins bring, and nothing else. */
const checkInGear = ({ loginRewards }: Catalogue): ReadonlySet<string> =>
  new Set(Object.values(loginRewards).flatMap((all) => all.flatMap((each) => (each.type === 'gear' ? [each.key] : []))))

const isGearOfPlay = ({ group, season, right, mystery }: Gear): boolean =>
  mystery === undefined &&
  right === undefined &&
  (group === 'base' || group === 'armoire' || CLASSES.some((name) => name === group) || season !== undefined)

/** Potions that are never found cost gems, and so do their animals; special animals are given on occasions. */
const isAnimalOfPlay = ({ kind }: Animal): boolean => kind === 'drop' || kind === 'quest'

/** Where a thing comes from. Whoever edits a file must not gain what others pay for. decision 122 */
export const origin = (catalogue: Catalogue) => {
  const ofCheckIns = checkInGear(catalogue)
  return (kind: ThingKind, key: string): Origin => {
    switch (kind) {
      case 'gear':
        return originOf<Gear>(ownEntry(catalogue.gear, key), (gear) => ofCheckIns.has(key) || isGearOfPlay(gear))
      case 'pets':
      case 'mounts':
        return originOf<Animal>(ownEntry(catalogue.pets, key), isAnimalOfPlay)
      case 'eggs':
        return originOf<Egg>(ownEntry(catalogue.eggs, key), (egg) => egg.kind === 'drop')
      case 'hatchingPotions':
        return originOf<HatchingPotion>(ownEntry(catalogue.hatchingPotions, key), (each) => each.kind === 'standard')
      case 'food':
        return originOf<Food>(ownEntry(catalogue.food, key), ({ family }) => family !== 'saddle')
      case 'quests':
        return originOf<Quest>(
          ownEntry(catalogue.quests, key),
          ({ goldValue, unlock }) => goldValue !== undefined || unlock?.type === 'level',
        )
    }
  }
}
