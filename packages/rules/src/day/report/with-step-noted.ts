import type { DayCause } from '../../model/index.ts'
import { statMoves } from '../../stats/index.ts'
import type { DayContext, DayState, DayStep } from '../day-step.ts'

/** Carries a step out and notes what it moved under a cause, unless the step has noted rows of its own. */
export const withStepNoted =
  (step: DayStep, cause: DayCause) =>
  (context: DayContext) =>
  (day: DayState): DayState => {
    const after = step(context)(day)
    if (after.rows !== day.rows) return after
    const moves = statMoves(day.user.stats, after.user.stats)
    return moves === undefined ? after : { ...after, rows: [...after.rows, { cause, ...moves }] }
  }
