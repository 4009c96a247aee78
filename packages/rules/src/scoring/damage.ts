import { round1 } from '../kernel/index.ts'
import type { Task } from '../model/index.ts'
import type { Totals } from '../stats/index.ts'

/** However hardy, a player feels this part of each blow. */
const LEAST_FELT = 0.1

/** Health that a negative result costs, as a number of 0 or less to one decimal. Dailies of a group cost none. Reference, rules 2.6. */
export const damageOf = (task: Task, delta: number, { con }: Totals): number => {
  if (task.type === 'daily' && task.group.id !== undefined) return 0
  return round1(delta * Math.max(LEAST_FELT, 1 - con / 250) * task.priority * 2)
}
