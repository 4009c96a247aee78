import { dateOf } from '@daykeep/rules/calendar'
import { END, EVERY, firstDay, isOn, type RepeatFinder, repeatPart, START, weekOfMonth } from './repeat-part.ts'
import { DAY, daysNamed, MONTH, numberOf, ORDINAL } from './words.ts'

const MONTHLY = String.raw`(?:monthly|monatlich|(?:${EVERY})\s+(?:month|monat))`
const OF_THE_MONTH = String.raw`\s+(?:(?:of\s+)?(?:the|a|each|every)\s+month|(?:im|des|pro|jede[sn])\s+monate?s?)`
const LEAD = String.raw`(?:immer\s+)?(?:on\s+|am\s+|an\s+jedem\s+)?(?:the\s+|dem\s+)?`

/** `first Monday of the month`, `every first Monday`, `monthly on the 2nd Tuesday`, `jeden ersten Montag im Monat`. */
const BY_WEEKDAY = new RegExp(
  String.raw`${START}(?:(?<monthly>${MONTHLY})\s*,?\s+)?(?:(?<every>${EVERY})\s+)?${LEAD}(?<ordinal>${ORDINAL})\s+(?<day>${DAY})(?<month>${OF_THE_MONTH})?${END}`,
  'iu',
)

/** `every month on the 1st`, `every 15th`, `on the 1st of each month`, `jeden Monat am 1.`, `jeden Ersten`, `am 15. jedes Monats`. */
const BY_DATE = new RegExp(
  String.raw`${START}(?:(?<monthly>${MONTHLY})\s*,?\s+)?(?:(?<every>${EVERY})\s+)?${LEAD}(?<ordinal>${ORDINAL})(?<month>${OF_THE_MONTH})?(?=\s*(?:$|[,;:])|\s+(?:at|um|ab|from)\s|\s+\d{1,2}:\d\d)`,
  'iu',
)

/** `every December 5`, `jeden 5. Dezember`: the date is read as one. */
const EACH_YEAR = new RegExp(
  String.raw`${START}(?:${EVERY})(?=\s+(?:\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:of\s+)?(?:${MONTH})|(?:${MONTH})\s+\d{1,2}(?:st|nd|rd|th)?)${END})`,
  'iu',
)

/** A month has no more weekdays of a kind than these for sure. */
const WEEKS = 4
const DATES = 31

/** Monthly by its date or by its weekday, and yearly by its date; the start says which. */
export const repeatInMonth: RepeatFinder = (text, today) => {
  const yearly = EACH_YEAR.exec(text)
  if (yearly !== null) return repeatPart(yearly, { frequency: 'yearly', everyX: 1 })
  return byWeekday(text, today) ?? byDate(text, today)
}

const byWeekday: RepeatFinder = (text, today) => {
  const found = BY_WEEKDAY.exec(text)
  if (found === null) return undefined
  const { monthly, every, ordinal = '', day = '', month } = found.groups ?? {}
  const week = numberOf(ordinal)
  const isMonthly = monthly !== undefined || month !== undefined || (every !== undefined && week === 1)
  if (!isMonthly || week < 1 || week > WEEKS) return undefined
  const days = daysNamed(day)
  const startDate = firstDay(today, (each) => isOn(days, each) && weekOfMonth(each) === week)
  return startDate === undefined
    ? undefined
    : repeatPart(found, { frequency: 'monthly', everyX: 1, monthlyBy: 'weekday', startDate })
}

const byDate: RepeatFinder = (text, today) => {
  const found = BY_DATE.exec(text)
  if (found === null) return undefined
  const { monthly, every, ordinal = '', month } = found.groups ?? {}
  const date = numberOf(ordinal)
  if ([monthly, every, month].every((part) => part === undefined) || date < 1 || date > DATES) return undefined
  const startDate = firstDay(today, (day) => dateOf(day).date === date)
  return startDate === undefined
    ? undefined
    : repeatPart(found, { frequency: 'monthly', everyX: 1, monthlyBy: 'date', startDate })
}
