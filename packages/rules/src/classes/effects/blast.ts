import * as E from 'fp-ts/lib/Either.js'
import { diminishing } from '../../kernel/index.ts'
import { withQuestProgress } from '../../model/index.ts'
import { updateStats } from '../../stats/index.ts'
import { type Deed, luckOf, worthOf } from '../scene.ts'

/** Experience that grows with the value of the task, and damage to the boss that does not. Reference, rules 6.2, fireball. */
export const blast: Deed<'blast'> =
  ({ attribute, luck, valueShare, experience, damageShare }) =>
  (cast) =>
  (scene) => {
    const { caster, tasks } = scene
    const strength = cast.totals[attribute]
    const worth = tasks.reduce((sum, task) => sum + Math.ceil(valueShare * worthOf(task)), 0)
    const gained = diminishing(strength * luckOf(cast, luck) * worth, experience.most, experience.halfway)
    const { up } = caster.party.quest.progress
    const armed = withQuestProgress(caster, { up: up + Math.ceil(damageShare * strength) })
    const { hp, gp, exp } = caster.stats
    const { state, events } = updateStats(cast.catalogue)({ hp, gp, exp: exp + gained })(armed)
    return E.right({ state: { ...scene, caster: state }, report: undefined, events })
  }
