import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome } from '../../kernel/index.ts'
import { type User, withStats } from '../../model/index.ts'
import { type Deed, withEveryone } from '../scene.ts'

/**
 * A buff for everyone the skill reaches, by the caster's attribute without buffs. Buffs add up without a limit, until the
 * receiver's next new day. Reference, rules 6.2.
 */
export const inspire: Deed<'inspire'> =
  ({ attribute, buff }) =>
  ({ totals }) =>
  (scene) => {
    const unbuffed = totals[attribute] - scene.caster.stats.buffs[attribute]
    const gained = Math.ceil(diminishing(unbuffed, buff.most, buff.halfway))
    const inspired = (user: User): User => {
      const { buffs } = user.stats
      return gained === 0 ? user : withStats(user, { buffs: { ...buffs, [attribute]: buffs[attribute] + gained } })
    }
    return E.right(outcome(withEveryone(scene, inspired)))
  }
