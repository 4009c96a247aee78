import type { Instant } from '../../kernel/index.ts'
import type { Direction, Task, User } from '../../model/index.ts'
import type { Totals } from '../../stats/index.ts'

/** The player's side of one score. `crit`: the multiplier, 1 without a critical hit. */
export type Scorer = {
  readonly user: User
  readonly totals: Totals
  readonly direction: Direction
  readonly crit: number
  readonly now: Instant
}

/** What one score does: the task afterwards, and changes to the player's figures, before level-ups. */
export type Effect<Kind extends Task = Task> = {
  readonly task: Kind
  /** The reported change of the task's value. */
  readonly delta: number
  /** The change that task-based allocation learns from. */
  readonly learned: number
  readonly hp: number
  readonly exp: number
  readonly gp: number
  readonly mp: number
  readonly streakBonus: number
  /** The change in the number of full streaks. */
  readonly streaks: -1 | 0 | 1
}

export const NO_EFFECT = { delta: 0, learned: 0, hp: 0, exp: 0, gp: 0, mp: 0, streakBonus: 0, streaks: 0 } as const
