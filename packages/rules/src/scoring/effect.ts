import type { Instant } from '../kernel/index.ts'
import type { Direction, Task, User } from '../model/index.ts'
import type { Totals } from '../stats/index.ts'

/** The player's side of one score. `crit`: the multiplier, 1 when there was no critical hit. */
export type Scorer = {
  readonly user: User
  readonly totals: Totals
  readonly direction: Direction
  readonly crit: number
  readonly now: Instant
}

/** What one score does: the task afterwards, and the changes of the player's figures before levels are counted. */
export type Effect<Kind extends Task = Task> = {
  readonly task: Kind
  /** What the call reports. */
  readonly delta: number
  /** What training by tasks learns. */
  readonly learned: number
  readonly hp: number
  readonly exp: number
  readonly gp: number
  readonly mp: number
  readonly streakBonus: number
  /** Full streaks reached or taken back. */
  readonly streaks: -1 | 0 | 1
}

export const NO_EFFECT = { delta: 0, learned: 0, hp: 0, exp: 0, gp: 0, mp: 0, streakBonus: 0, streaks: 0 } as const
