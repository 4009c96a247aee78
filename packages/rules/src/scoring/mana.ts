import { clamp } from '../kernel/index.ts'
import type { Task } from '../model/index.ts'
import { doneItems } from './checklist.ts'

/** Mana that scoring a task is worth, up or down; `most` is what the player can hold. Reference, rules 2.7. */
export const manaOf = (task: Task, most: number): number => {
  switch (task.type) {
    case 'habit':
      return Math.max(0.25, 0.0025 * most)
    case 'daily':
      return Math.max(1, 0.01 * most)
    case 'todo':
      return (1 + doneItems(task)) * Math.max(1, 0.01 * most)
    case 'reward':
      return 0
  }
}

/** Mana after a change: never above what the player can hold, never below zero. */
export const manaAfter = (mana: number, change: number, most: number): number =>
  clamp(mana + change, 0, Math.max(0, most))
