import { HOUR, MINUTE } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/**
 * How a player reads an instant: the hour at which their day starts, 0 to 24, and the minutes to add to their local
 * time to get UTC (UTC+2 is -120).
 */
export type DayClock = { readonly dayStart: number; readonly timezoneOffset: number }

/** The zones there are, in minutes to add to local time. Reference, rules 15 number 13. */
export const OFFSETS = { lowest: -840, highest: 720 } as const

/** The clock of a player's settings. Reference, rules 3.1. */
export const dayClockOf = ({ preferences }: Pick<User, 'preferences'>): DayClock =>
  dayClock(preferences.dayStart, preferences.timezoneOffset)

/** What cannot be an hour counts as midnight, what cannot be a zone as UTC; older documents hold such settings. */
export const dayClock = (dayStart: unknown, timezoneOffset: unknown): DayClock => ({
  dayStart: hourFrom(dayStart),
  timezoneOffset: offsetFrom(timezoneOffset),
})

/** The same day start in another zone. */
export const inZone = (clock: DayClock, timezoneOffset: number): DayClock => dayClock(clock.dayStart, timezoneOffset)

/** Milliseconds to take from an instant to read local time, and to read the user day. */
export const zoneShift = ({ timezoneOffset }: DayClock): number => timezoneOffset * MINUTE
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
