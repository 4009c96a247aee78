import * as E from 'fp-ts/lib/Either.js'
import { outcome, refuse } from '../../kernel/index.ts'
import { type User, withStats } from '../../model/index.ts'
import { MAX_HEALTH } from '../../stats/index.ts'
import { type EffectHandler, withWholeParty } from '../skill-targets.ts'

/**
 * Heals the caster or the whole party. Full health is a reason to refuse only when the caster is the sole target.
 * docs/reference/rules.md 6.2.
 */
export const heal: EffectHandler<'heal'> =
  ({ attributes: [one, other], plus, share }) =>
  ({ totals, skill }) =>
  (targets) => {
    if (skill.target === 'self' && targets.caster.stats.hp >= MAX_HEALTH) return refuse('messageHealthAlreadyMax')
    const gain = share * (totals[one] + totals[other] + plus)
    const healed = (user: User): User => withStats(user, { hp: Math.min(MAX_HEALTH, user.stats.hp + gain) })
    return E.right(outcome(withWholeParty(targets, healed)))
  }
