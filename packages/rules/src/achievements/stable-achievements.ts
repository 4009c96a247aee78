import { type Animal, type Catalogue, memoizeByCatalogue } from '../catalogue/index.ts'
import { type GameEvent, type Outcome, outcome } from '../kernel/index.ts'
import { type PetKey, type User, withAchievements } from '../model/index.ts'
import { hasMount, hasPet } from './collected.ts'

/** The 90 combinations of drop eggs and standard potions. */
const dropAnimals = memoizeByCatalogue(
  ({ pets }): ReadonlyArray<PetKey> =>
    Object.values<Animal>(pets).flatMap(({ kind, key }) => (kind === 'drop' ? [key] : [])),
)

type StableAchievement = Extract<GameEvent, { type: 'StableCompleted' }>['achievement']

type Condition = (user: User, animals: ReadonlyArray<PetKey>) => boolean

/** A pet raised to a mount (-1) counts as found. */
const wasFound = (user: User, pet: PetKey): boolean => hasPet(user, pet) || user.items.pets[pet] === -1

const CONDITIONS: ReadonlyArray<readonly [StableAchievement, Condition]> = [
  ['beastMaster', (user, animals) => animals.every((pet) => wasFound(user, pet))],
  ['mountMaster', (user, animals) => animals.every((mount) => hasMount(user, mount))],
  ['triadBingo', (user, animals) => animals.every((each) => hasPet(user, each) && hasMount(user, each))],
]

/**
 * Awards finding all pets, raising all mounts, and owning both at once. Each is awarded once, also to players who have
 * released a complete stable before. Runs after every change to a player. docs/reference/rules.md 7.5.
 */
export const stableAchievements =
  (catalogue: Catalogue) =>
  (user: User): Outcome<User, undefined> => {
    const newAchievements = CONDITIONS.flatMap(([key, isMet]) => (isDue(catalogue, user, key, isMet) ? [key] : []))
    if (newAchievements.length === 0) return outcome(user)
    return outcome(
      withAchievements(user, Object.fromEntries(newAchievements.map((key) => [key, true]))),
      newAchievements.map((achievement) => ({ type: 'StableCompleted', achievement })),
    )
  }

const isDue = (catalogue: Catalogue, user: User, key: StableAchievement, isMet: Condition): boolean => {
  if (user.achievements[key]) return false
  if ((user.achievements[`${key}Count`] ?? 0) > 0) return true
  const animals = dropAnimals(catalogue)
  return animals.length > 0 && isMet(user, animals)
}
