import { DAY, type Instant } from '../../kernel/index.ts'
import type { Day } from './day.ts'
import { type DayClock, dayShift, zoneShift } from './day-clock.ts'

/** The user day of an instant: before the day start it is still yesterday. docs/reference/rules.md 3.1. */
export const userDay = (clock: DayClock, at: Instant): Day => Math.floor((at - dayShift(clock)) / DAY)

/** When the user day of an instant began. */
export const startOfUserDay = (clock: DayClock, at: Instant): Instant => userDay(clock, at) * DAY + dayShift(clock)

/** When the user day after that of an instant begins. */
export const startOfNextUserDay = (clock: DayClock, at: Instant): Instant => startOfUserDay(clock, at) + DAY

/** Whole user days from one instant to another; negative when the second is earlier. */
export const daysSince = (clock: DayClock, from: Instant, to: Instant): number =>
  userDay(clock, to) - userDay(clock, from)

/** The calendar day in the player's zone, regardless of their day start. */
export const calendarDay = (clock: DayClock, at: Instant): Day => Math.floor((at - zoneShift(clock)) / DAY)

/** 00:00 of a calendar day in the player's zone. */
export const midnightOf = (clock: DayClock, day: Day): Instant => day * DAY + zoneShift(clock)

/** 12:00 of a calendar day in the player's zone: what names a day and stays on it when the clock changes. */
export const noonOf = (clock: DayClock, day: Day): Instant => midnightOf(clock, day) + DAY / 2
