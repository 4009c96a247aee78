import type { Catalogue, Transformation } from '../catalogue/index.ts'
import { withoutGold } from '../purse/index.ts'
import { type Outcome, outcome } from '../kernel/index.ts'
import { type User, withStats } from '../model/index.ts'
import { withDebuffPins } from './debuff-pins.ts'

/**
 * Buys and drinks the antidote of a transformation; a player who is not transformed pays all the same.
 * docs/reference/rules.md 6.3.
 */
export const drinkAntidote =
  (catalogue: Catalogue, { key, antidote }: Transformation, times: number) =>
  (user: User): Outcome<User, undefined> => {
    const { buffs } = user.stats
    const plain = buffs[key] ? withStats(user, { buffs: { ...buffs, [key]: false } }) : user
    return outcome(withDebuffPins(catalogue, withoutGold(plain, antidote.value * times)), [
      { type: 'TransformationEnded', antidote: antidote.key, times },
    ])
  }
