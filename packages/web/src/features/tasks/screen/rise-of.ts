import type { StatChange } from '../../../toasts/index.ts'

/** What a score did first of all, as it rises from its key: health that was lost, else experience, else gold. */
export const riseOf = (changes: ReadonlyArray<StatChange>): StatChange | undefined => {
  const [health, experience, gold] = (['hp', 'xp', 'gp'] as const).map((stat) =>
    changes.find((change) => change.stat === stat && Math.abs(change.amount) >= VISIBLE),
  )
  return health !== undefined && health.amount < 0 ? health : (experience ?? gold)
}

/** Less than a tenth is not worth a number. */
const VISIBLE = 0.05
