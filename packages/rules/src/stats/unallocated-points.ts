import { idFrom, type Seed } from '../kernel/index.ts'
import type { Notification, User } from '../model/index.ts'
import { isClassInUse } from './has-class.ts'

const TYPE = 'UNALLOCATED_STATS_POINTS'

/** While there are points to place, keeps exactly one notification with their number. docs/reference/rules.md 1.7. */
export const withPointsNotice = (seed: Seed, user: User): User => {
  const { points } = user.stats
  const notices = user.notifications.filter(({ type }) => type === TYPE)
  const isDue = points > 0 && isClassInUse(user)
  const last = notices.at(-1)
  if (!isDue) return last === undefined ? user : withNotices(user, [])
  if (last?.data.points === points) return notices.length === 1 ? user : withNotices(user, [last])
  return withNotices(user, [{ id: idFrom(seed, 'applyInvariants.points'), type: TYPE, data: { points }, seen: false }])
}

const withNotices = (user: User, notices: ReadonlyArray<Notification>): User => ({
  ...user,
  notifications: [...user.notifications.filter(({ type }) => type !== TYPE), ...notices],
})
