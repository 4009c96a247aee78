import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome, refuse } from '../../kernel/index.ts'
import { type Task, withStats } from '../../model/index.ts'
import type { Deed } from '../scene.ts'

/**
 * The next new day passes over some dailies. Whoever hides from all that are left to do can't hide more; that is looked at
 * once, however often the skill is cast. Reference, rules 6.2, stealth.
 */
export const hide: Deed<'hide'> =
  ({ attribute, perDaily, halfway }) =>
  ({ totals, round }) =>
  (scene) => {
    const { caster, tasks } = scene
    const { buffs } = caster.stats
    if (round === 0 && buffs.stealth >= tasks.filter(isLeftToDo).length) return refuse('spellAlreadyCast')
    const most = perDaily * caster.tasksOrder.dailys.length
    const stealth = buffs.stealth + Math.ceil(diminishing(totals[attribute], most, halfway))
    return E.right(outcome({ ...scene, caster: withStats(caster, { buffs: { ...buffs, stealth } }) }))
  }

const isLeftToDo = (task: Task): boolean => task.type === 'daily' && task.isDue && !task.completed
