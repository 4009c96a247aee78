import { HOUR, MINUTE } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'

/**
 * How a player reads an instant. `dayStart`: the hour at which their day starts, 0 to 24. `timezoneOffset`: minutes to
 * add to local time to get UTC (UTC+2 is -120).
 */
export type DayClock = {
  readonly dayStart: number
  readonly timezoneOffset: number
  /** The first day of the player's weeks, 0 for Sunday; Monday if they did not choose. */
  readonly firstWeekday?: number
}

/** The range of real time zones, in minutes to add to local time. docs/decisions/017-day-start-and-time-zone.md. */
const OFFSETS = { lowest: -840, highest: 720 } as const

/** The range that settings accept: real time zones, and those of the specification. docs/decisions/071-zones-of-both-signs.md. */
export const ACCEPTED_OFFSETS = { lowest: -840, highest: 840 } as const

/** The clock from a player's settings. docs/reference/rules.md 3.1. */
export const dayClockOf = ({ preferences }: Pick<User, 'preferences'>): DayClock => {
  const clock = dayClock(preferences.dayStart, preferences.timezoneOffset)
  const { weekStart } = preferences
  return weekStart === undefined ? clock : { ...clock, firstWeekday: FIRST_WEEKDAYS[weekStart] }
}

const FIRST_WEEKDAYS = { sunday: 0, monday: 1, saturday: 6 } as const

/** Invalid hours count as midnight, invalid zones as UTC; older documents contain both. */
export const dayClock = (dayStart: unknown, timezoneOffset: unknown): DayClock => ({
  dayStart: hourFrom(dayStart),
  timezoneOffset: offsetFrom(timezoneOffset),
})

/** The same day start in another zone. */
export const inZone = (clock: DayClock, timezoneOffset: number): DayClock => dayClock(clock.dayStart, timezoneOffset)

/** Milliseconds to subtract from an instant to get local time. */
export const zoneShift = ({ timezoneOffset }: DayClock): number => timezoneOffset * MINUTE

/** Milliseconds to subtract from an instant to get the user day. */
export const dayShift = (clock: DayClock): number => zoneShift(clock) + clock.dayStart * HOUR

const hourFrom = (value: unknown): number => {
  const hour = figureFrom(value)
  return hour >= 0 && hour <= 24 ? hour : 0
}

const offsetFrom = (value: unknown): number => {
  const offset = figureFrom(value)
  return offset >= OFFSETS.lowest && offset <= OFFSETS.highest ? offset : 0
}

const figureFrom = (value: unknown): number => {
  if (typeof value === 'number') return Number.isNaN(value) ? 0 : value
  return typeof value === 'string' ? Number.parseFloat(value) || 0 : 0
}
