import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome } from '../../kernel/index.ts'
import { withQuestProgress } from '../../model/index.ts'
import { type EffectHandler, luckOf } from '../skill-targets.ts'

/** Raises the value of the task and damages the quest's boss. docs/reference/rules.md 6.2, smash. */
export const strike: EffectHandler<'strike'> =
  ({ attribute, luck, value, damage }) =>
  (cast) =>
  (targets) => {
    const strength = cast.totals[attribute] * luckOf(cast, luck)
    const gain = diminishing(strength, value.most, value.halfway)
    const { up } = targets.caster.party.quest.progress
    const caster = withQuestProgress(targets.caster, { up: up + diminishing(strength, damage.most, damage.halfway) })
    const tasks = gain === 0 ? targets.tasks : targets.tasks.map((task) => ({ ...task, value: task.value + gain }))
    return E.right(outcome({ ...targets, caster, tasks }))
  }
