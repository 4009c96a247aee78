import type { Catalogue, Transformation } from '../content/catalogue.ts'
import { TRANSFORMATIONS } from '../content/skills.ts'
import { type Outcome, outcome } from '../kernel/index.ts'
import { type User, withItems, withStats } from '../model/index.ts'
import { withCounted } from './counted-achievement.ts'
import { withDebuffPins } from './debuff-pins.ts'

/** How many of an item the player has to throw. */
export const throwable = (user: User, { key }: Transformation): number => user.items.special[key]

/** What throwing costs: the items. Reference, rules 6.3. */
export const throwItem =
  (catalogue: Catalogue, item: Transformation, times: number) =>
  (user: User): Outcome<User, undefined> => {
    const special = { ...user.items.special, [item.key]: throwable(user, item) - times }
    const thrown = withItems(user, { special })
    return outcome(withDebuffPins(catalogue, thrown), [{ type: 'ItemThrown', item: item.key, times }])
  }

/** What being hit does: one look takes the place of any other, and it is counted. Reference, rules 6.3. */
export const beHit =
  (catalogue: Catalogue, item: Transformation, times: number) =>
  (user: User): Outcome<User, undefined> => {
    const looks = Object.fromEntries(TRANSFORMATIONS.map((key) => [key, key === item.key]))
    const changed = withStats(user, { buffs: { ...user.stats.buffs, ...looks } })
    const counted = withCounted(changed, item.key, times)
    return outcome(withDebuffPins(catalogue, counted), [{ type: 'PlayerTransformed', item: item.key }])
  }
