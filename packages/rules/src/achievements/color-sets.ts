import { type Catalogue, type ColorSet, isReleased } from '../catalogue/index.ts'
import { type Instant, type Outcome, outcome } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { award, awards } from './award.ts'
import { animalOf, dropEggs, hasMount, hasPet, type Hatchling } from './collected.ts'

type AwardStep = (user: User) => Outcome<User, undefined>

/** Awards owning the pets of all drop eggs in the hatched colour. docs/reference/rules.md 7.2 no. 2. */
export const petColorSet =
  (catalogue: Catalogue) =>
  ({ egg, potion }: Hatchling): AwardStep =>
  (user) => {
    const set = catalogue.colorSets.find((each) => each.potion === potion.key)
    if (set === undefined || egg.kind !== 'drop') return outcome(user)
    return award(user, 'PetColorCompleted', set.petAchievement, (owner) =>
      dropEggs(catalogue).every((each) => hasPet(owner, animalOf(each.key, potion.key))),
    )
  }

/** Awards owning the pets of every released egg in the hatched colour, if the colour has that achievement. docs/reference/rules.md 7.2 no. 4. */
export const petsOfEveryEgg =
  (catalogue: Catalogue, now: Instant) =>
  ({ potion }: Hatchling): AwardStep =>
  (user) => {
    const achievement = catalogue.colorSets.find((set) => set.potion === potion.key)?.everyEggAchievement
    if (achievement === undefined) return outcome(user)
    const eggs = Object.values(catalogue.eggs).filter((egg) => isReleased(egg, now))
    return award(user, 'PetSetCompleted', achievement, (owner) =>
      eggs.every((egg) => hasPet(owner, animalOf(egg.key, potion.key))),
    )
  }

/** Awards owning the mounts of all drop eggs, for each colour. docs/reference/rules.md 7.4. */
export const mountColorSets =
  (catalogue: Catalogue): AwardStep =>
  (user) =>
    awards(
      user,
      catalogue.colorSets,
      (set: ColorSet) => (owner) =>
        award(owner, 'MountColorCompleted', set.mountAchievement, () =>
          dropEggs(catalogue).every((egg) => hasMount(owner, animalOf(egg.key, set.potion))),
        ),
    )
