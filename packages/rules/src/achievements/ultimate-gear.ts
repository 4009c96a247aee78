import type { Catalogue, Gear } from '../content/catalogue.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import { type Outcome, outcome } from '../kernel/index.ts'
import { type PlayerClass, type User, withAchievements } from '../model/index.ts'

const CLASSES = ['healer', 'wizard', 'rogue', 'warrior'] as const satisfies ReadonlyArray<PlayerClass>

/** The best pieces of each class; a class has them in the slots it fights with. */
const bestPieces = perCatalogue(
  ({ gear }): Readonly<Record<PlayerClass, ReadonlyArray<Gear>>> => ({
    healer: Object.values<Gear>(gear).filter(({ group, last }) => last && group === 'healer'),
    wizard: Object.values<Gear>(gear).filter(({ group, last }) => last && group === 'wizard'),
    rogue: Object.values<Gear>(gear).filter(({ group, last }) => last && group === 'rogue'),
    warrior: Object.values<Gear>(gear).filter(({ group, last }) => last && group === 'warrior'),
  }),
)

/** A class whose best pieces are all owned is mastered; lost pieces do not count. Reference, rules 9.2. */
export const ultimateGear =
  (catalogue: Catalogue) =>
  (user: User): Outcome<User, undefined> => {
    const before = user.achievements.ultimateGearSets
    const gained = CLASSES.filter((each) => !before[each] && ownsAll(user, bestPieces(catalogue)[each]))
    if (gained.length === 0) return outcome(user)
    const ultimateGearSets = { ...before, ...Object.fromEntries(gained.map((each) => [each, true])) }
    return outcome(
      withAchievements(user, { ultimateGearSets }),
      gained.map((each) => ({ type: 'UltimateGearCompleted', class: each })),
    )
  }

const ownsAll = (user: User, pieces: ReadonlyArray<Gear>): boolean =>
  pieces.length > 0 && pieces.every(({ key }) => user.items.gear.owned[key] === true)
