import { round1 } from '../../kernel/index.ts'
import type { Task } from '../../model/index.ts'
import type { Totals } from '../../stats/index.ts'

/** Constitution reduces damage to this fraction at most. */
const LEAST_FELT = 0.1

/**
 * The health that a negative `delta` costs: 0 or less, rounded to one decimal. Dailies of a group cost none.
 * docs/reference/rules.md 2.6.
 */
export const damageOf = (task: Task, delta: number, { con }: Totals): number => {
  if (task.type === 'daily' && task.group.id !== undefined) return 0
  return round1(delta * Math.max(LEAST_FELT, 1 - con / 250) * task.priority * 2)
}
