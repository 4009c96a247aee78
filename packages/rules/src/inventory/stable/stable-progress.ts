import type { Animal, Catalogue } from '../../catalogue/index.ts'
import type { User } from '../../model/index.ts'
import { ownsMount, pointsOf } from '../ownership.ts'

/** How many of all drop pets or mounts a player has found. */
export type StableCount = { readonly found: number; readonly total: number }

/** The counts of drop pets, including those raised to mounts, and of drop mounts. docs/reference/screens.md 4.3. */
export const stableProgress = (
  catalogue: Catalogue,
  user: User,
): { readonly pets: StableCount; readonly mounts: StableCount } => ({
  pets: progressOf(catalogue.pets, (key) => pointsOf(user, key) !== 0),
  mounts: progressOf(catalogue.mounts, (key) => ownsMount(user, key)),
})

const progressOf = (animals: Readonly<Record<string, Animal>>, isFound: (key: string) => boolean): StableCount => {
  const dropAnimals = Object.values(animals).filter(({ kind }) => kind === 'drop')
  return { found: dropAnimals.filter(({ key }) => isFound(key)).length, total: dropAnimals.length }
}
