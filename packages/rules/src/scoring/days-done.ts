import { DAYS_DONE, dayClockOf, fromIsoDay, periodOf, toIsoDay, userDay } from '../calendar/index.ts'
import { fromIso, type Instant } from '../kernel/index.ts'
import type { Daily, User } from '../model/index.ts'

/** The days on which a daily was done, if they matter, and by how much the streak moves: 1, or 0 while its target is not reached. */
export type DaysDone = { readonly days: Pick<Daily, 'doneOn'>; readonly counts: 0 | 1 }

const NOT_RECORDED: DaysDone = { days: {}, counts: 1 }

/** With the tick of now. A streak of a daily that is due so many times a week or month counts these. decision 130. */
export const withDone = (daily: Daily, user: User, now: Instant): DaysDone => {
  if (daily.recurrence === undefined) return NOT_RECORDED
  const before = daily.doneOn ?? []
  const day = toIsoDay(dayOfTick(user, now))
  const doneOn = [...before, day].slice(-DAYS_DONE)
  return { days: { doneOn }, counts: before.includes(day) ? 0 : streakStep({ ...daily, doneOn }, user, day) }
}

/** Without the last tick. */
export const withoutLastDone = (daily: Daily, user: User): DaysDone => {
  const day = daily.doneOn?.at(-1)
  if (daily.recurrence === undefined || daily.doneOn === undefined || day === undefined) return NOT_RECORDED
  const doneOn = daily.doneOn.slice(0, -1)
  return { days: { doneOn }, counts: doneOn.includes(day) ? 0 : streakStep(daily, user, day) }
}

/** `daily`: with that day done. */
const streakStep = (daily: Daily, user: User, day: string): 0 | 1 => {
  if (daily.recurrence?.type !== 'times') return 1
  const period = periodOf(daily, dayClockOf(user), fromIsoDay(day))
  return period !== undefined && period.done === period.target ? 1 : 0
}

/** What is ticked before the new day has begun was done on the day that ends with it. */
const dayOfTick = (user: User, now: Instant): number => {
  const clock = dayClockOf(user)
  const today = userDay(clock, now)
  return userDay(clock, fromIso(user.lastCron)) < today ? today - 1 : today
}
