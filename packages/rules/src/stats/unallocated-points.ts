import { idFrom, type Seed } from '../kernel/index.ts'
import type { Notification, User } from '../model/index.ts'
import { isClassInUse } from './has-class.ts'

const TYPE = 'UNALLOCATED_STATS_POINTS'

/** Keeps exactly one notification of points to place, with their number, while there are any. Reference, rules 1.7. */
export const withPointsNotice = (seed: Seed, user: User): User => {
  const { points } = user.stats
  const notices = user.notifications.filter(({ type }) => type === TYPE)
  const wanted = points > 0 && isClassInUse(user)
  const last = notices.at(-1)
  if (!wanted) return last === undefined ? user : withNotices(user, [])
  if (last?.data.points === points) return notices.length === 1 ? user : withNotices(user, [last])
  return withNotices(user, [{ id: idFrom(seed, 'settle.points'), type: TYPE, data: { points }, seen: false }])
}

const withNotices = (user: User, notices: ReadonlyArray<Notification>): User => ({
  ...user,
  notifications: [...user.notifications.filter(({ type }) => type !== TYPE), ...notices],
})
