import { perCatalogue } from '../content/per-catalogue.ts'
import { announcementOf } from './login-announcement.ts'
import { withLoginReward } from './login-reward.ts'
import type { Step } from './new-day.ts'

/** Check-ins after this one are counted, but no longer announced. Reference, rules 3.9. */
const LAST_REWARDED = 500

/** Counts the new day, however many were missed, and gives what this count brings. Reference, rules 3.9. */
export const checkIn: Step =
  ({ world: { catalogue } }) =>
  (day) => {
    const count = day.user.loginIncentives + 1
    const user = { ...day.user, loginIncentives: count }
    if (count > LAST_REWARDED) return { ...day, user }
    const rewards = catalogue.loginRewards[String(count)] ?? []
    const nextRewardAt = nextRewards(catalogue)[count] ?? 0
    return {
      ...day,
      user: rewards.reduce(withLoginReward, user),
      events: [...day.events, { type: 'CheckedIn', count, nextRewardAt, ...announcementOf(catalogue, count, rewards) }],
    }
  }

/** For each count the next one with a reward; 0 after the last. */
const nextRewards = perCatalogue(({ loginRewards }): ReadonlyArray<number> => {
  const rewarded = Object.keys(loginRewards).map(Number)
  return Array.from({ length: LAST_REWARDED + 1 }, (_, count) => {
    const later = rewarded.filter((day) => day > count)
    return later.length === 0 ? 0 : Math.min(...later)
  })
})
