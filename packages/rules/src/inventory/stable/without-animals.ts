import { type Animal, type Catalogue, memoizeByCatalogue } from '../../catalogue/index.ts'
import { ownEntry } from '../../kernel/index.ts'
import { type PetKey, type User, withAchievements, withItems } from '../../model/index.ts'

/** Only drop animals can be released. */
const dropAnimalKeys = memoizeByCatalogue(
  ({ pets }): ReadonlyArray<PetKey> =>
    Object.values<Animal>(pets).flatMap(({ kind, key }) => (kind === 'drop' ? [key] : [])),
)

/** Releases all drop pets, including those raised to mounts, and counts the beast master. docs/reference/rules.md 7.6. */
export const withoutPets = (catalogue: Catalogue, user: User): User => {
  const { pets, currentPet } = user.items
  const released = withItems(user, {
    pets: { ...pets, ...Object.fromEntries(dropAnimalKeys(catalogue).map((key) => [key, 0])) },
    currentPet: isDropAnimal(catalogue.pets, currentPet) ? '' : currentPet,
  })
  return withAchievements(released, { beastMasterCount: (user.achievements.beastMasterCount ?? 0) + 1 })
}

/** Releases all drop mounts and counts the mount master. */
export const withoutMounts = (catalogue: Catalogue, user: User): User => {
  const { mounts, currentMount } = user.items
  const released = withItems(user, {
    mounts: { ...mounts, ...Object.fromEntries(dropAnimalKeys(catalogue).map((key) => [key, null])) },
    currentMount: isDropAnimal(catalogue.mounts, currentMount) ? '' : currentMount,
  })
  return withAchievements(released, { mountMasterCount: (user.achievements.mountMasterCount ?? 0) + 1 })
}

/** Whether any drop pet is raised to a mount. */
export const hasRaisedPets = (catalogue: Catalogue, { items }: User): boolean =>
  dropAnimalKeys(catalogue).some((key) => items.pets[key] === -1)

const isDropAnimal = (animals: Readonly<Record<string, Animal>>, key: string): boolean =>
  ownEntry(animals, key)?.kind === 'drop'
