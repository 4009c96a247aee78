import * as E from 'fp-ts/lib/Either.js'
import { diminishing } from '../../kernel/index.ts'
import { withQuestProgress } from '../../model/index.ts'
import { updateStats } from '../../stats/index.ts'
import { type EffectHandler, luckOf, worthOf } from '../skill-targets.ts'

/**
 * Gives experience that grows with the task's value, and damage to the boss that does not. docs/reference/rules.md 6.2,
 * fireball.
 */
export const blast: EffectHandler<'blast'> =
  ({ attribute, luck, valueShare, experience, damageShare }) =>
  (cast) =>
  (targets) => {
    const { caster, tasks } = targets
    const strength = cast.totals[attribute]
    const worth = tasks.reduce((sum, task) => sum + Math.ceil(valueShare * worthOf(task)), 0)
    const experienceGain = diminishing(strength * luckOf(cast, luck) * worth, experience.most, experience.halfway)
    const { up } = caster.party.quest.progress
    const armed = withQuestProgress(caster, { up: up + Math.ceil(damageShare * strength) })
    const { hp, gp, exp } = caster.stats
    const { state, events } = updateStats(cast.catalogue)({ hp, gp, exp: exp + experienceGain })(armed)
    return E.right({ state: { ...targets, caster: state }, report: undefined, events })
  }
