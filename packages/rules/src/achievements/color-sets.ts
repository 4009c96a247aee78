import type { Catalogue, ColorSet } from '../content/catalogue.ts'
import { isReleased } from '../content/is-released.ts'
import { type Instant, type Outcome, outcome } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { award, awards } from './award.ts'
import { animalOf, dropEggs, hasMount, hasPet, type Hatchling } from './collected.ts'

type Step = (user: User) => Outcome<User, undefined>

/** The pets of all drop eggs in one colour. Reference, rules 7.2 no. 2. */
export const petColorSet =
  (catalogue: Catalogue) =>
  ({ egg, potion }: Hatchling): Step =>
  (user) => {
    const set = catalogue.colorSets.find((each) => each.potion === potion.key)
    if (set === undefined || egg.kind !== 'drop') return outcome(user)
    return award(user, 'PetColorCompleted', set.petAchievement, (owner) =>
      dropEggs(catalogue).every((each) => hasPet(owner, animalOf(each.key, potion.key))),
    )
  }

/** The pets of every egg there is, in a colour that has a prize for it. Reference, rules 7.2 no. 4. */
export const petsOfEveryEgg =
  (catalogue: Catalogue, now: Instant) =>
  ({ potion }: Hatchling): Step =>
  (user) => {
    const achievement = catalogue.colorSets.find((set) => set.potion === potion.key)?.everyEggAchievement
    if (achievement === undefined) return outcome(user)
    const eggs = Object.values(catalogue.eggs).filter((egg) => isReleased(egg, now))
    return award(user, 'PetSetCompleted', achievement, (owner) =>
      eggs.every((egg) => hasPet(owner, animalOf(egg.key, potion.key))),
    )
  }

/** The mounts of all drop eggs in a colour, for each colour. Reference, rules 7.4. */
export const mountColorSets =
  (catalogue: Catalogue): Step =>
  (user) =>
    awards(
      user,
      catalogue.colorSets,
      (set: ColorSet) => (owner) =>
        award(owner, 'MountColorCompleted', set.mountAchievement, () =>
          dropEggs(catalogue).every((egg) => hasMount(owner, animalOf(egg.key, set.potion))),
        ),
    )
