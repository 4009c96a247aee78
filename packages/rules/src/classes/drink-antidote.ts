import type { Catalogue, Transformation } from '../content/catalogue.ts'
import { withoutGold } from '../inventory/index.ts'
import { type Outcome, outcome } from '../kernel/index.ts'
import { type User, withStats } from '../model/index.ts'
import { withDebuffPins } from './debuff-pins.ts'

/** Buys and drinks what ends a transformation; who is under none pays all the same. Reference, rules 6.3. */
export const drinkAntidote =
  (catalogue: Catalogue, { key, antidote }: Transformation, times: number) =>
  (user: User): Outcome<User, undefined> => {
    const { buffs } = user.stats
    const plain = buffs[key] ? withStats(user, { buffs: { ...buffs, [key]: false } }) : user
    return outcome(withDebuffPins(catalogue, withoutGold(plain, antidote.value * times)), [
      { type: 'TransformationEnded', antidote: antidote.key, times },
    ])
  }
