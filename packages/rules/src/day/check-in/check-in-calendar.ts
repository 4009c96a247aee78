import type { Catalogue, LoginReward } from '../../catalogue/index.ts'
import { nextRewardAfter } from './check-in.ts'

/** A check-in with a reward, by its count. */
export type CheckInDay = { readonly count: number; readonly rewards: ReadonlyArray<LoginReward> }

export type CheckInCalendar = {
  readonly count: number
  /** The count of the last reward; 0 before the first. */
  readonly lastRewardAt: number
  /** The count of the next reward; 0 after the last. */
  readonly nextRewardAt: number
  readonly days: ReadonlyArray<CheckInDay>
}

/** All check-ins with a reward, and where the player stands among them. docs/reference/rules.md 3.9. */
export const checkInCalendar = (catalogue: Catalogue, count: number): CheckInCalendar => {
  const days = Object.entries(catalogue.loginRewards)
    .map(([day, rewards]) => ({ count: Number(day), rewards }))
    .sort((one, other) => one.count - other.count)
  return {
    count,
    lastRewardAt: days.findLast((day) => day.count <= count)?.count ?? 0,
    nextRewardAt: nextRewardAfter(catalogue, count),
    days,
  }
}
