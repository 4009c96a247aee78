import type { AnimalSet, Catalogue } from '../catalogue/index.ts'
import { type Outcome, outcome } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { award, awards } from './award.ts'
import { animalOf, hasMount, hasPet, type Hatchling, standardPotions } from './collected.ts'

/** Awards sets of species owned in all ten standard colours as pets, some also as mounts. docs/reference/rules.md 7.2 no. 3. */
export const animalSets =
  (catalogue: Catalogue) =>
  ({ potion }: Hatchling) =>
  (user: User): Outcome<User, undefined> =>
    potion.kind === 'standard'
      ? awards(
          user,
          catalogue.animalSets,
          (set) => (owner) =>
            award(owner, 'AnimalSetCompleted', set.achievement, () => isComplete(catalogue, set, owner)),
        )
      : outcome(user)

const isComplete = (catalogue: Catalogue, { species, mounts }: AnimalSet, user: User): boolean =>
  species.every((egg) =>
    standardPotions(catalogue).every((potion) => {
      const animal = animalOf(egg, potion.key)
      return hasPet(user, animal) && (!mounts || hasMount(user, animal))
    }),
  )
