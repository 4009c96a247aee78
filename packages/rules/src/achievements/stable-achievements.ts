import type { Animal, Catalogue } from '../content/catalogue.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import { type GameEvent, type Outcome, outcome } from '../kernel/index.ts'
import { type PetKey, type User, withAchievements } from '../model/index.ts'
import { hasMount, hasPet } from './collected.ts'

/** The 90 animals that drop eggs and standard potions make. */
const dropAnimals = perCatalogue(
  ({ pets }): ReadonlyArray<PetKey> =>
    Object.values<Animal>(pets).flatMap(({ kind, key }) => (kind === 'drop' ? [key] : [])),
)

type Stable = Extract<GameEvent, { type: 'StableCompleted' }>['achievement']

type Condition = (user: User, animals: ReadonlyArray<PetKey>) => boolean

/** A raised pet counts as found here. */
const wasFound = (user: User, pet: PetKey): boolean => hasPet(user, pet) || user.items.pets[pet] === -1

const CONDITIONS: ReadonlyArray<readonly [Stable, Condition]> = [
  ['beastMaster', (user, animals) => animals.every((pet) => wasFound(user, pet))],
  ['mountMaster', (user, animals) => animals.every((mount) => hasMount(user, mount))],
  ['triadBingo', (user, animals) => animals.every((each) => hasPet(user, each) && hasMount(user, each))],
]

/**
 * The whole stable found, the whole stable raised, and both at once; each is had once, and whoever released such a
 * stable before has it too. Looked at after every change of a player. Reference, rules 7.5.
 */
export const stableAchievements =
  (catalogue: Catalogue) =>
  (user: User): Outcome<User, undefined> => {
    const gained = CONDITIONS.flatMap(([key, isMet]) => (isDue(catalogue, user, key, isMet) ? [key] : []))
    if (gained.length === 0) return outcome(user)
    return outcome(
      withAchievements(user, Object.fromEntries(gained.map((key) => [key, true]))),
      gained.map((achievement) => ({ type: 'StableCompleted', achievement })),
    )
  }

const isDue = (catalogue: Catalogue, user: User, key: Stable, isMet: Condition): boolean => {
  if (user.achievements[key]) return false
  if ((user.achievements[`${key}Count`] ?? 0) > 0) return true
  const animals = dropAnimals(catalogue)
  return animals.length > 0 && isMet(user, animals)
}
