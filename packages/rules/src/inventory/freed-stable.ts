import type { Animal, Catalogue } from '../content/catalogue.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import { lookUp } from '../kernel/index.ts'
import { type PetKey, type User, withAchievements, withItems } from '../model/index.ts'

/** The animals that any player finds: only these are released. */
const ordinary = perCatalogue(
  ({ pets }): ReadonlyArray<PetKey> =>
    Object.values<Animal>(pets).flatMap(({ kind, key }) => (kind === 'drop' ? [key] : [])),
)

/** The player without ordinary pets, once more a beast master. Raised ones count as found. Reference, rules 7.6. */
export const withoutPets = (catalogue: Catalogue, user: User): User => {
  const { pets, currentPet } = user.items
  const freed = withItems(user, {
    pets: { ...pets, ...Object.fromEntries(ordinary(catalogue).map((key) => [key, 0])) },
    currentPet: isOrdinary(catalogue.pets, currentPet) ? '' : currentPet,
  })
  return withAchievements(freed, { beastMasterCount: (user.achievements.beastMasterCount ?? 0) + 1 })
}

/** The player without ordinary mounts, once more a mount master. */
export const withoutMounts = (catalogue: Catalogue, user: User): User => {
  const { mounts, currentMount } = user.items
  const freed = withItems(user, {
    mounts: { ...mounts, ...Object.fromEntries(ordinary(catalogue).map((key) => [key, null])) },
    currentMount: isOrdinary(catalogue.mounts, currentMount) ? '' : currentMount,
  })
  return withAchievements(freed, { mountMasterCount: (user.achievements.mountMasterCount ?? 0) + 1 })
}

/** Does any ordinary pet carry the player now? */
export const hasRaisedPets = (catalogue: Catalogue, { items }: User): boolean =>
  ordinary(catalogue).some((key) => items.pets[key] === -1)

const isOrdinary = (animals: Readonly<Record<string, Animal>>, key: string): boolean =>
  lookUp(animals, key)?.kind === 'drop'
