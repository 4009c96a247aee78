import { type Animal, type Catalogue, isReleased } from '@daykeep/rules/content'
import { fromIso, type Instant } from '@daykeep/rules/kernel'

/** The game without what comes out later, and without the animals of it. */
export const released = (catalogue: Catalogue, now: Instant): Catalogue => {
  const eggs = only(catalogue.eggs, (egg) => isReleased(egg, now))
  const hatchingPotions = only(catalogue.hatchingPotions, (potion) => isReleased(potion, now))
  const isThere = ({ egg, potion }: Animal): boolean =>
    (egg === undefined || Object.hasOwn(eggs, egg)) && (potion === undefined || Object.hasOwn(hatchingPotions, potion))
  return {
    ...catalogue,
    eggs,
    hatchingPotions,
    gear: only(catalogue.gear, (piece) => isReleased(piece, now)),
    pets: only(catalogue.pets, isThere),
    mounts: only(catalogue.mounts, isThere),
    quests: only(catalogue.quests, (quest) => quest.released === undefined || fromIso(quest.released) <= now),
  }
}

/** The same map when all of it is there. */
const only = <Key extends string, A>(
  things: Readonly<Record<Key, A>>,
  isThere: (thing: A) => boolean,
): Readonly<Record<Key, A>> => {
  const entries = Object.entries<A>(things)
  const kept = entries.filter(([, thing]) => isThere(thing))
  return kept.length === entries.length ? things : (Object.fromEntries(kept) as Readonly<Record<Key, A>>)
}
