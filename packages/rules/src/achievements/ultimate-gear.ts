import { type Catalogue, type Gear, memoizeByCatalogue } from '../catalogue/index.ts'
import { type Outcome, outcome } from '../kernel/index.ts'
import { CLASSES, type PlayerClass, type User, withAchievements } from '../model/index.ts'

/** The top-tier pieces of each class. */
const bestPieces = memoizeByCatalogue(({ gear }): Readonly<Record<PlayerClass, ReadonlyArray<Gear>>> => {
  const best = Object.values<Gear>(gear).filter(({ last }) => last)
  const bestOf = (name: PlayerClass) => best.filter(({ group }) => group === name)
  return { healer: bestOf('healer'), wizard: bestOf('wizard'), rogue: bestOf('rogue'), warrior: bestOf('warrior') }
})

/** The pieces of the top tier of a class. docs/reference/rules.md 9.2. */
export const finestGear = (catalogue: Catalogue, name: PlayerClass): ReadonlyArray<Gear> => bestPieces(catalogue)[name]

/** Awards each class whose top-tier pieces the player owns; lost pieces do not count. docs/reference/rules.md 9.2. */
export const ultimateGear =
  (catalogue: Catalogue) =>
  (user: User): Outcome<User, undefined> => {
    const before = user.achievements.ultimateGearSets
    const newClasses = CLASSES.filter((each) => !before[each] && ownsAll(user, bestPieces(catalogue)[each]))
    if (newClasses.length === 0) return outcome(user)
    const ultimateGearSets = { ...before, ...Object.fromEntries(newClasses.map((each) => [each, true])) }
    return outcome(
      withAchievements(user, { ultimateGearSets }),
      newClasses.map((each) => ({ type: 'UltimateGearCompleted', class: each })),
    )
  }

const ownsAll = (user: User, pieces: ReadonlyArray<Gear>): boolean =>
  pieces.length > 0 && pieces.every(({ key }) => user.items.gear.owned[key] === true)
