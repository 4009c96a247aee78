import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome } from '../../kernel/index.ts'
import { withStats } from '../../model/index.ts'
import { updateStats } from '../../stats/index.ts'
import { type EffectHandler, luckOf, worthOf } from '../skill-targets.ts'

/** Gives gold for a task, and experience if the skill has any. docs/reference/rules.md 6.2, pickPocket and backStab. */
export const rob: EffectHandler<'rob'> =
  ({ attribute, share, luck, gold, experience }) =>
  (cast) =>
  (targets) => {
    const { caster, tasks } = targets
    const worth = tasks.reduce((sum, task) => sum + worthOf(task), 0)
    const strength = worth + share * cast.totals[attribute] * (luck === undefined ? 1 : luckOf(cast, luck))
    const gp = caster.stats.gp + diminishing(strength, gold.most, gold.halfway)
    if (experience === undefined) return E.right(outcome({ ...targets, caster: withStats(caster, { gp }) }))
    const { hp, exp } = caster.stats
    const totalExperience = exp + diminishing(strength, experience.most, experience.halfway)
    const { state, events } = updateStats(cast.catalogue)({ hp, gp, exp: totalExperience })(caster)
    return E.right(outcome({ ...targets, caster: state }, events))
  }
