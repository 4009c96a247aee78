import type { Catalogue } from '../content/catalogue.ts'
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
    const nextRewardAt = nextRewardAfter(catalogue, count)
    return {
      ...day,
      user: rewards.reduce(withLoginReward, user),
      events: [...day.events, { type: 'CheckedIn', count, nextRewardAt, ...announcementOf(catalogue, count, rewards) }],
    }
  }

/** The next count with a reward; 0 after the last. */
const nextRewardAfter = ({ loginRewards }: Catalogue, count: number): number => {
  const later = Object.keys(loginRewards)
    .map(Number)
    .filter((day) => day > count)
  return later.length === 0 ? 0 : Math.min(...later)
}
