import { DAY, memoize } from '../../kernel/index.ts'

/** A calendar day without time or zone, as the number of days since 1970-01-01. */
export type Day = number

/** A calendar day by year, month and date; `month` counts from 0. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly date: number }

/** The day of a date; months beyond 11 continue into later years. */
export const dayOf = (year: number, month: number, date: number): Day => Date.UTC(year, month, date) / DAY

/** Days from 0000-03-01 to 1970-01-01; years counted from March end with the leap day. */
const EPOCH = 719_468
const CYCLE = { years: 400, days: 146_097 } as const

/** The date of a day, computed without `Date` and memoized: a new day with many tasks needs thousands. */
export const dateOf: (day: Day) => CalendarDate = memoize((day) => {
  const cycle = Math.floor((day + EPOCH) / CYCLE.days)
  const inCycle = day + EPOCH - cycle * CYCLE.days
  const year = Math.floor(
    (inCycle - Math.floor(inCycle / 1460) + Math.floor(inCycle / 36_524) - Math.floor(inCycle / 146_096)) / 365,
  )
  const inYear = inCycle - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const monthFromMarch = Math.floor((5 * inYear + 2) / 153)
  const month = (monthFromMarch + 2) % 12
  return {
    year: year + cycle * CYCLE.years + (month < 2 ? 1 : 0),
    month,
    date: inYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
})

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The number of days in a month; `month` counts from 0. */
export const daysInMonth = (year: number, month: number): number =>
  month === 1 && isLeapYear(year) ? 29 : (LENGTHS[month] ?? 0)

/** The day as ISO 8601, such as `2026-06-10`. */
export const toIsoDay = (day: Day): string => new Date(day * DAY).toISOString().slice(0, 10)

/** The day that ISO 8601 writes so; NaN for another text. */
export const fromIsoDay = (day: string): Day => Date.parse(`${day}T00:00:00.000Z`) / DAY
