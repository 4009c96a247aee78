import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome } from '../../kernel/index.ts'
import type { EffectHandler } from '../skill-targets.ts'

/** Raises the value of all tasks except rewards, which have no colour. docs/reference/rules.md 6.2, brightness. */
export const brighten: EffectHandler<'brighten'> =
  ({ attribute, value }) =>
  ({ totals }) =>
  (targets) => {
    const gain = diminishing(totals[attribute], value.most, value.halfway)
    if (gain === 0) return E.right(outcome(targets))
    const tasks = targets.tasks.map((task) => (task.type === 'reward' ? task : { ...task, value: task.value + gain }))
    return E.right(outcome({ ...targets, tasks }))
  }
