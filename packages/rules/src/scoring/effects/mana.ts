import { clamp } from '../../kernel/index.ts'
import type { Task } from '../../model/index.ts'
import { doneItems } from '../checklist.ts'

/** Mana for scoring a task in either direction. `limit`: the player's maximum mana. docs/reference/rules.md 2.7. */
export const manaOf = (task: Task, limit: number): number => {
  switch (task.type) {
    case 'habit':
      return Math.max(0.25, 0.0025 * limit)
    case 'daily':
      return Math.max(1, 0.01 * limit)
    case 'todo':
      return (1 + doneItems(task)) * Math.max(1, 0.01 * limit)
    case 'reward':
      return 0
  }
}

/** Mana after a change, from 0 to `limit`. */
export const manaAfter = (mana: number, change: number, limit: number): number =>
  clamp(mana + change, 0, Math.max(0, limit))
