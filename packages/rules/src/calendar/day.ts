import { DAY } from '../kernel/index.ts'

/** A calendar day without a clock or a zone, counted from 1970-01-01: it compares, adds and subtracts as a number. */
export type Day = number

/** A calendar day as people write it; `month` counts from 0. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly date: number }

/** The day with this date; a month beyond 11 runs on into later years. */
export const dayOf = (year: number, month: number, date: number): Day => Date.UTC(year, month, date) / DAY

export const dateOf = (day: Day): CalendarDate => {
  const date = new Date(day * DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() }
}

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** How many days a month has; `month` counts from 0. */
export const daysInMonth = (year: number, month: number): number =>
  month === 1 && isLeapYear(year) ? 29 : (LENGTHS[month] ?? 0)

/** `2026-06-10`: how a day is written in a form, a file or a test. */
export const toIsoDay = (day: Day): string => new Date(day * DAY).toISOString().slice(0, 10)
