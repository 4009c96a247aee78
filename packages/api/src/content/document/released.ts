import { type Animal, type Catalogue, isReleased } from '@daykeep/rules/catalogue'
import { fromIso, type Instant } from '@daykeep/rules/kernel'

/** The catalogue without unreleased items and the animals made of them. */
export const withoutUnreleased = (catalogue: Catalogue, now: Instant): Catalogue => {
  const eggs = filterRecord(catalogue.eggs, (egg) => isReleased(egg, now))
  const hatchingPotions = filterRecord(catalogue.hatchingPotions, (potion) => isReleased(potion, now))
  const isThere = ({ egg, potion }: Animal): boolean =>
    (egg === undefined || Object.hasOwn(eggs, egg)) && (potion === undefined || Object.hasOwn(hatchingPotions, potion))
  return {
    ...catalogue,
    eggs,
    hatchingPotions,
    gear: filterRecord(catalogue.gear, (piece) => isReleased(piece, now)),
    pets: filterRecord(catalogue.pets, isThere),
    mounts: filterRecord(catalogue.mounts, isThere),
    quests: filterRecord(catalogue.quests, (quest) => quest.released === undefined || fromIso(quest.released) <= now),
  }
}

/** The same map when nothing is left out. */
const filterRecord = <Key extends string, A>(
  items: Readonly<Record<Key, A>>,
  isThere: (item: A) => boolean,
): Readonly<Record<Key, A>> => {
  const entries = Object.entries<A>(items)
  const remaining = entries.filter(([, item]) => isThere(item))
  return remaining.length === entries.length ? items : (Object.fromEntries(remaining) as Readonly<Record<Key, A>>)
}
