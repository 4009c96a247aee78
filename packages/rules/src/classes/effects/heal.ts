import * as E from 'fp-ts/lib/Either.js'
import { outcome, refuse } from '../../kernel/index.ts'
import { type User, withStats } from '../../model/index.ts'
import { MAX_HEALTH } from '../../stats/index.ts'
import { type Deed, withEveryone } from '../scene.ts'

/** Health for the caster, or for the whole party. Only alone is being in full health a reason not to. Reference, rules 6.2. */
export const heal: Deed<'heal'> =
  ({ attributes: [one, other], plus, share }) =>
  ({ totals, skill }) =>
  (scene) => {
    if (skill.target === 'self' && scene.caster.stats.hp >= MAX_HEALTH) return refuse('messageHealthAlreadyMax')
    const gained = share * (totals[one] + totals[other] + plus)
    const healed = (user: User): User => withStats(user, { hp: Math.min(MAX_HEALTH, user.stats.hp + gained) })
    return E.right(outcome(withEveryone(scene, healed)))
  }
