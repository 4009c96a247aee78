import { type Catalogue, memoizeByCatalogue } from '../../catalogue/index.ts'
import { announcementOf } from './login-announcement.ts'
import { withLoginReward } from './login-reward.ts'
import type { DayStep } from '../day-step.ts'

/** The last check-in with an announcement; later ones are only counted. docs/reference/rules.md 3.9. */
const LAST_REWARDED = 500

/** Counts one check-in, however many days were missed, and grants the rewards of the new count. docs/reference/rules.md 3.9. */
export const checkIn: DayStep =
  ({ catalogue }) =>
  (day) => {
    const count = day.user.loginIncentives + 1
    const user = { ...day.user, loginIncentives: count }
    if (count > LAST_REWARDED) return { ...day, user }
    const rewards = catalogue.loginRewards[String(count)] ?? []
    const nextRewardAt = nextRewardAfter(catalogue, count)
    return {
      ...day,
      user: rewards.reduce(withLoginReward, user),
      events: [...day.events, { type: 'CheckedIn', count, nextRewardAt, ...announcementOf(catalogue, count, rewards) }],
    }
  }

/** The next count with a reward; 0 after the last. */
export const nextRewardAfter = (catalogue: Catalogue, count: number): number => nextRewards(catalogue)[count] ?? 0

/** The next count with a reward, by count; 0 after the last. */
const nextRewards = memoizeByCatalogue(({ loginRewards }): ReadonlyArray<number> => {
  const rewardedCounts = Object.keys(loginRewards).map(Number)
  return Array.from({ length: LAST_REWARDED + 1 }, (_, count) => {
    const later = rewardedCounts.filter((day) => day > count)
    return later.length === 0 ? 0 : Math.min(...later)
  })
})
