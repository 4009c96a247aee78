import { type Catalogue, type Transformation, TRANSFORMATIONS } from '../catalogue/index.ts'
import { type Outcome, outcome } from '../kernel/index.ts'
import { type User, withItems, withStats } from '../model/index.ts'
import { withCounted } from './counted-achievement.ts'
import { withDebuffPins } from './debuff-pins.ts'

/** How many of an item the player can throw. */
export const throwable = (user: User, { key }: Transformation): number => user.items.special[key]

/** The thrower's side: the items are used up. docs/reference/rules.md 6.3. */
export const throwItem =
  (catalogue: Catalogue, item: Transformation, times: number) =>
  (user: User): Outcome<User, undefined> => {
    const special = { ...user.items.special, [item.key]: throwable(user, item) - times }
    const thrower = withItems(user, { special })
    return outcome(withDebuffPins(catalogue, thrower), [{ type: 'ItemThrown', item: item.key, times }])
  }

/** The target's side: the new look replaces any other, and the hit is counted. docs/reference/rules.md 6.3. */
export const beHit =
  (catalogue: Catalogue, item: Transformation, times: number) =>
  (user: User): Outcome<User, undefined> => {
    const { buffs } = user.stats
    const isUnder = TRANSFORMATIONS.every((key) => buffs[key] === (key === item.key))
    const looks = Object.fromEntries(TRANSFORMATIONS.map((key) => [key, key === item.key]))
    const changed = isUnder ? user : withStats(user, { buffs: { ...buffs, ...looks } })
    const counted = withCounted(changed, item.key, times)
    return outcome(withDebuffPins(catalogue, counted), [{ type: 'PlayerTransformed', item: item.key }])
  }
