import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome } from '../../kernel/index.ts'
import { withStats } from '../../model/index.ts'
import { updateStats } from '../../stats/index.ts'
import { type Deed, luckOf, worthOf } from '../scene.ts'

/** Gold from a task, and experience where the skill teaches. Reference, rules 6.2, pickPocket and backStab. */
export const rob: Deed<'rob'> =
  ({ attribute, share, luck, gold, experience }) =>
  (cast) =>
  (scene) => {
    const { caster, tasks } = scene
    const worth = tasks.reduce((sum, task) => sum + worthOf(task), 0)
    const strength = worth + share * cast.totals[attribute] * (luck === undefined ? 1 : luckOf(cast, luck))
    const gp = caster.stats.gp + diminishing(strength, gold.most, gold.halfway)
    if (experience === undefined) return E.right(outcome({ ...scene, caster: withStats(caster, { gp }) }))
    const { hp, exp } = caster.stats
    const learned = exp + diminishing(strength, experience.most, experience.halfway)
    const { state, events } = updateStats(cast.catalogue)({ hp, gp, exp: learned })(caster)
    return E.right(outcome({ ...scene, caster: state }, events))
  }
