import { i18n } from './i18n.ts'

/** The language of the page as browsers call it: en, pt-BR. */
export const languageTag = (): string => (i18n.locale || 'en').replaceAll('_', '-')

const numberFormats = new Map<string, Intl.NumberFormat>()

/** A number in the conventions of the language: 1,286 or 1 286. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string => {
  // Making a format takes longer than everything else that a number on the page needs.
  const key = options === undefined ? languageTag() : languageTag() + JSON.stringify(options)
  const known = numberFormats.get(key)
  if (known !== undefined) return known.format(value)
  const numberFormat = new Intl.NumberFormat(languageTag(), options)
  numberFormats.set(key, numberFormat)
  return numberFormat.format(value)
}

const FULL_DATE = { dateStyle: 'medium' } as const satisfies Intl.DateTimeFormatOptions

const STEPS = [
  { from: 1e9, letter: 'b' },
  { from: 1e6, letter: 'm' },
  { from: 1e3, letter: 'k' },
] as const

/**
 * An amount: one decimal with k, m or b from 1,000, at most two decimals below. Truncated, so that it never shows more
 * than there is. docs/reference/application.md 9, "Display and time".
 */
export const formatAmount = (value: number): string => {
  const step = STEPS.find(({ from }) => Math.abs(value) >= from)
  if (step === undefined) return formatNumber(value, { maximumFractionDigits: 2, roundingMode: 'trunc' })
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode: 'trunc' } as const
  return `${formatNumber(value / step.from, one)}${step.letter}`
}

/** Writes a date as a player wants it, where that is not as the language does. */
export type DateWriter = (ms: number, options: Intl.DateTimeFormatOptions) => string | undefined

let writeDate: DateWriter | undefined

/** Dates are written so from now on; as the language does without one. */
export const writeDatesBy = (writer: DateWriter | undefined): void => {
  writeDate = writer
}

/** A date in the player's conventions, without the time: 26 Nov 2026. */
export const formatDay = (ms: number, options: Intl.DateTimeFormatOptions = FULL_DATE): string =>
  writeDate?.(ms, options) ?? new Intl.DateTimeFormat(languageTag(), options).format(ms)

/** An hour of the day, in no zone: 14:00. */
export const formatHour = (hour: number): string =>
  formatDay(Date.UTC(2026, 0, 1, hour), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** A date with its time: 26 Nov 2026, 14:05. */
export const formatMoment = (ms: number): string => formatDay(ms, { ...FULL_DATE, timeStyle: 'short' })

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** How long ago a moment was: 5 minutes ago, yesterday; "now" within the last minute. */
export const formatAgo = (ms: number, now: number): string => {
  const format = new Intl.RelativeTimeFormat(languageTag(), { numeric: 'auto' })
  const step = UNITS.find((each) => now - ms >= each.ms)
  return step === undefined ? format.format(0, 'second') : format.format(-Math.floor((now - ms) / step.ms), step.unit)
}

const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** The calendar day of a moment where the reader is: today, yesterday, Thursday, 26 November 2026. */
export const formatDayName = (ms: number, now: number): string => {
  const days = Math.round((startOfDay(now) - startOfDay(ms)) / DAY)
  const isNear = days === 0 || days === 1
  return isNear
    ? new Intl.RelativeTimeFormat(languageTag(), { numeric: 'auto' }).format(-days, 'day')
    : formatDay(ms, LONG_DAY)
}

const DAY = 86_400_000

const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0)

/** A list in the language: milk, eggs and bread. */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat(languageTag()).format(items)
