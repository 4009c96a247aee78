import type { Preferences } from '@daykeep/rules/model'

type DateForm = Preferences['dateFormat']

/** What the player wants otherwise than the language does. docs/decisions/new-dates-as-the-player-reads-them.md. */
export type DateConventions = {
  /** How a full date is written in figures; by the language, with the name of the month, if missing. */
  readonly figures?: DateForm
  readonly hourCycle?: 'h12' | 'h23'
  /** 0 is Sunday. */
  readonly firstWeekday?: number
}

let chosen: DateConventions = {}

export const conventions = (): DateConventions => chosen

const WEEK_STARTS = { sunday: 0, monday: 1, saturday: 6 } as const
const HOUR_CYCLES = { h12: 'h12', h24: 'h23' } as const

type DatePreferences = Pick<Preferences, 'dateFormat' | 'dateStyle' | 'clockStyle' | 'weekStart'>

/** Formats dates as a player wants them from now on; as the language does without one. */
export const followDatePreferences = (preferences: DatePreferences | undefined): void => {
  const { dateFormat, dateStyle, clockStyle, weekStart } = preferences ?? {}
  chosen = {
    ...(dateStyle === 'figures' && dateFormat !== undefined && { figures: dateFormat }),
    ...(clockStyle !== undefined && { hourCycle: HOUR_CYCLES[clockStyle] }),
    ...(weekStart !== undefined && { firstWeekday: WEEK_STARTS[weekStart] }),
  }
}

/** A date in figures, such as 26/11/2026, in a time zone. */
export const inFigures = (ms: number, form: DateForm, timeZone: string | undefined): string => {
  const parts = new Intl.DateTimeFormat('en', { ...TWO_DIGITS, timeZone }).formatToParts(ms)
  return form.replace(/[a-zA-Z]+/g, (field) => parts.find(({ type }) => type === FIELDS[field])?.value ?? '')
}

const TWO_DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const FIELDS: Readonly<Record<string, string>> = { dd: 'day', MM: 'month', yyyy: 'year' }

type WithWeek = Intl.Locale & { readonly getWeekInfo?: () => { readonly firstDay: number } }

const MONDAY = 1

/** The weekday on which the player's week begins; 0 is Sunday. */
export const firstWeekday = (language: string): number => {
  if (chosen.firstWeekday !== undefined) return chosen.firstWeekday
  const locale: WithWeek = new Intl.Locale(language).maximize()
  return (locale.getWeekInfo?.().firstDay ?? MONDAY) % 7
}
