import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome } from '../../kernel/index.ts'
import { type User, withStats } from '../../model/index.ts'
import { type EffectHandler, withWholeParty } from '../skill-targets.ts'

/**
 * Buffs everyone the skill reaches, by the caster's unbuffed attribute. Buffs add up without limit until the receiver's
 * next new day. docs/reference/rules.md 6.2.
 */
export const inspire: EffectHandler<'inspire'> =
  ({ attribute, buff }) =>
  ({ totals }) =>
  (targets) => {
    const unbuffed = totals[attribute] - targets.caster.stats.buffs[attribute]
    const gain = Math.ceil(diminishing(unbuffed, buff.most, buff.halfway))
    const inspired = (user: User): User => {
      const { buffs } = user.stats
      return gain === 0 ? user : withStats(user, { buffs: { ...buffs, [attribute]: buffs[attribute] + gain } })
    }
    return E.right(outcome(withWholeParty(targets, inspired)))
  }
