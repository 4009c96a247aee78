import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome, refuse } from '../../kernel/index.ts'
import { type Task, withStats } from '../../model/index.ts'
import type { EffectHandler } from '../skill-targets.ts'

/**
 * Makes the next new day skip some dailies. A caster already hidden from all dailies left to do is refused; only the
 * first cast of a command checks this. docs/reference/rules.md 6.2, stealth.
 */
export const hide: EffectHandler<'hide'> =
  ({ attribute, perDaily, halfway }) =>
  ({ totals, round }) =>
  (targets) => {
    const { caster, tasks } = targets
    const { buffs } = caster.stats
    if (round === 0 && buffs.stealth >= tasks.filter(isLeftToDo).length) return refuse('spellAlreadyCast')
    const most = perDaily * caster.tasksOrder.dailys.length
    const stealth = buffs.stealth + Math.ceil(diminishing(totals[attribute], most, halfway))
    return E.right(outcome({ ...targets, caster: withStats(caster, { buffs: { ...buffs, stealth } }) }))
  }

const isLeftToDo = (task: Task): boolean => task.type === 'daily' && task.isDue && !task.completed
