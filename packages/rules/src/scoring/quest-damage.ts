import type { Task } from '../model/index.ts'
import type { Totals } from '../stats/index.ts'

/** Damage that a score up prepares against a quest boss, whether or not a quest runs. Reference, rules 2.8. */
export const questDamageOf = (task: Task, delta: number, crit: number, { str }: Totals): number =>
  delta * crit * (task.type === 'habit' ? 0.5 + str / 400 : 1 + str / 200)
