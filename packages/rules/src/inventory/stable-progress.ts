import type { Animal, Catalogue } from '../content/catalogue.ts'
import type { User } from '../model/index.ts'
import { ownsMount, pointsOf } from './ownership.ts'

/** How much of a part of the stable is there. */
export type Progress = { readonly found: number; readonly total: number }

/** The counters above the stable: ordinary pets, raised ones among them, and ordinary mounts. Reference, screens 4.3. */
export const stableProgress = (
  catalogue: Catalogue,
  user: User,
): { readonly pets: Progress; readonly mounts: Progress } => ({
  pets: progressOf(catalogue.pets, (key) => pointsOf(user, key) !== 0),
  mounts: progressOf(catalogue.mounts, (key) => ownsMount(user, key)),
})

const progressOf = (animals: Readonly<Record<string, Animal>>, isFound: (key: string) => boolean): Progress => {
  const ordinary = Object.values(animals).filter(({ kind }) => kind === 'drop')
  return { found: ordinary.filter(({ key }) => isFound(key)).length, total: ordinary.length }
}
