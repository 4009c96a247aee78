import type { StatChange } from '../../../toasts/index.ts'

/** The one change of a score that floats up: lost health, else experience, else gold. */
export const mainChange = (changes: ReadonlyArray<StatChange>): StatChange | undefined => {
  const [health, experience, gold] = (['hp', 'xp', 'gp'] as const).map((stat) =>
    changes.find((change) => change.stat === stat && Math.abs(change.amount) >= SMALLEST_VISIBLE),
  )
  return health !== undefined && health.amount < 0 ? health : (experience ?? gold)
}

/** Rounds to a tenth; anything smaller would be shown as 0. */
const SMALLEST_VISIBLE = 0.05
