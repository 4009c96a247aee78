import type { Catalogue } from '../../catalogue/index.ts'
import type { User } from '../../model/index.ts'
import { type HatchablePet } from './hatch.ts'
import { hatchable } from './hatchable.ts'

/**
 * As many new pets as the player's eggs and potions can hatch together, each of another kind: a matching of eggs and potions,
 * found by augmenting paths.
 */
export const mostHatchable = (catalogue: Catalogue, user: User): ReadonlyArray<HatchablePet> => {
  const pairs = hatchable(catalogue, user)
  const matched = new Set<HatchablePet>()
  const { eggs, hatchingPotions } = user.items

  const usesOf = (potion: string): ReadonlyArray<HatchablePet> =>
    [...matched].filter((pair) => pair.potion.key === potion)

  /** Finds a potion for one more of these eggs, if need be by giving another egg another potion. */
  const place = (egg: string, tried: Set<string>): boolean =>
    pairs.some((pair) => {
      const potion = pair.potion.key
      if (pair.egg.key !== egg || matched.has(pair) || tried.has(potion)) return false
      tried.add(potion)
      const others = usesOf(potion)
      const isFree = others.length < (hatchingPotions[potion] ?? 0)
      const moved = isFree ? undefined : others.find((other) => place(other.egg.key, tried))
      if (!isFree && moved === undefined) return false
      if (moved !== undefined) matched.delete(moved)
      matched.add(pair)
      return true
    })

  for (const egg of new Set(pairs.map((pair) => pair.egg.key)))
    for (let count = eggs[egg] ?? 0; count > 0 && place(egg, new Set()); count -= 1);
  return pairs.filter((pair) => matched.has(pair))
}
