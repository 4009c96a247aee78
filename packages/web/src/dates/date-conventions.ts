import type { Preferences } from '@daykeep/rules/model'
import { firstWeekdayBy } from './first-weekday.ts'
import { type DateWriter, languageTag, writeDatesBy } from '../i18n/index.ts'

type DateForm = Preferences['dateFormat']

const WEEK_STARTS = { sunday: 0, monday: 1, saturday: 6 } as const
const HOUR_CYCLES = { h12: 'h12', h24: 'h23' } as const

export type DatePreferences = Pick<Preferences, 'dateFormat' | 'dateStyle' | 'clockStyle' | 'weekStart'>

/** Writes dates as a player wants them from now on. docs/decisions/111-dates-as-the-player-reads-them.md. */
export const followDatePreferences = ({ dateFormat, dateStyle, clockStyle, weekStart }: DatePreferences): void => {
  const hourCycle = clockStyle && HOUR_CYCLES[clockStyle]
  const inWords = (ms: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(languageTag(), { ...options, ...(hourCycle !== undefined && { hourCycle }) }).format(ms)
  const writer: DateWriter = (ms, options) => {
    const { dateStyle: length, timeStyle, ...rest } = options
    if (length !== 'medium' || dateStyle === undefined) return inWords(ms, options)
    const date = inFigures(ms, dateFormat, rest.timeZone)
    return timeStyle === undefined ? date : `${date}, ${inWords(ms, { ...rest, timeStyle })}`
  }
  writeDatesBy(dateStyle === undefined && clockStyle === undefined ? undefined : writer)
  firstWeekdayBy(weekStart && WEEK_STARTS[weekStart])
}

/** A date in figures, such as 26/11/2026, in a time zone. */
const inFigures = (ms: number, form: DateForm, timeZone: string | undefined): string => {
  const parts = new Intl.DateTimeFormat('en', { ...TWO_DIGITS, timeZone }).formatToParts(ms)
  return form.replace(/[a-zA-Z]+/g, (field) => parts.find(({ type }) => type === FIELDS[field])?.value ?? '')
}

const TWO_DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const FIELDS: Readonly<Record<string, string>> = { dd: 'day', MM: 'month', yyyy: 'year' }
