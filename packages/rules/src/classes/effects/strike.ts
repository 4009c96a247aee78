import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome } from '../../kernel/index.ts'
import { withQuestProgress } from '../../model/index.ts'
import { type Deed, luckOf } from '../scene.ts'

/** The task gets less red, the quest's boss gets hurt. Reference, rules 6.2, smash. */
export const strike: Deed<'strike'> =
  ({ attribute, luck, value, damage }) =>
  (cast) =>
  (scene) => {
    const strength = cast.totals[attribute] * luckOf(cast, luck)
    const eased = diminishing(strength, value.most, value.halfway)
    const { up } = scene.caster.party.quest.progress
    const caster = withQuestProgress(scene.caster, { up: up + diminishing(strength, damage.most, damage.halfway) })
    const tasks = eased === 0 ? scene.tasks : scene.tasks.map((task) => ({ ...task, value: task.value + eased }))
    return E.right(outcome({ ...scene, caster, tasks }))
  }
