import { RECURRENCES } from '@daykeep/rules/calendar'
import type { LinePart, LineRepeat } from '../line.ts'
import { type LineClock, todayOf } from '../line-clock.ts'
import { hourIn, PART_OF_DAY as PARTS_OF_DAY, timeOf } from './clock-times.ts'
import { repeatInMonth } from './repeat-in-month.ts'
import { repeatOnDays } from './repeat-on-days.ts'
import { END, EVERY, type RepeatFinder, repeatPart, START } from './repeat-part.ts'
import { COUNT, numberOf, ORDINAL } from './words.ts'

const UNITS = {
  daily: 'days?|tage?n?',
  weekly: 'weeks?|wochen?',
  monthly: 'months?|monate?n?',
  yearly: 'years?|jahre?n?',
} as const
const UNIT = Object.entries(UNITS)
  .map(([frequency, words]) => `(?<${frequency}>${words})`)
  .join('|')

/** An English one before a noun is an adjective: `Weekly review` is a title. */
const ALONE = String.raw`(?=\s*(?:$|[,.;:])|\s+(?:at|on|by|for|from|before|after|until|in|starting|\d|um|am|ab)(?![\p{L}]))`
const ADVERBS: ReadonlyArray<readonly [RegExp, LineRepeat]> = (
  [
    ['daily', 'täglich', 'daily', 1],
    ['weekly', 'wöchentlich', 'weekly', 1],
    ['biweekly|fortnightly|every fortnight', 'zweiwöchentlich', 'weekly', 2],
    ['monthly', 'monatlich', 'monthly', 1],
    ['quarterly|every quarter', 'vierteljährlich|jedes quartal', 'monthly', 3],
    ['every half[ -]year', 'halbjährlich|jedes halbe jahr', 'monthly', 6],
    ['yearly|annually', 'jährlich', 'yearly', 1],
  ] as const
).map(([english, german, frequency, everyX]) => [
  new RegExp(String.raw`(?:(?<=\S\s+)(?:${english})${ALONE}|${START}(?:${german})${END})`, 'iu'),
  { frequency, everyX },
])

const NUMBERS = ['once|einmal', 'twice|zweimal', 'three times|dreimal', 'four times|viermal', 'five times|fünfmal']

/** `3x a week`, `twice a month`, `3 mal pro Woche`, `zweimal im Monat`, `dreimal wöchentlich`. */
const TIMES = new RegExp(
  String.raw`${START}(?:(?<count>\d{1,2})\s*(?:x|×|times|mal)|${NUMBERS.map((words, at) => `(?<n${at + 1}>${words})`).join('|')})\s+(?:(?:a|per|each|every|pro|die|in der|im|jede[nr]?)\s+(?:(?<week>week|woche)|month|monat)|(?<weekly>weekly|wöchentlich)|monthly|monatlich)${END}`,
  'iu',
)

/** `every 3 days after done`, `2 weeks after it was done`, `alle 3 Tage nach Erledigung`, `3 Monate nach dem Erledigen`. */
const AFTER_DONE = new RegExp(
  String.raw`${START}(?:(?:${EVERY})\s+)?(?:(?<count>${COUNT})\s+)?(?:${UNIT})\s+(?:after (?:it was |it is |it['’]s |being )?(?:done|completed|completion)|nach (?:dem )?(?:erledigen|erledigung|abhaken))${END}`,
  'iu',
)
const DAYS_IN = { daily: 1, weekly: 7, monthly: 30, yearly: 365 } as const

/** `every 3 days`, `every other week`, `alle zwei Wochen`, `jeden dritten Tag`, `jedes Jahr`. */
const INTERVAL = new RegExp(
  String.raw`${START}(?:${EVERY})\s+(?:(?<count>${COUNT}|${ORDINAL})\s+)?(?:${UNIT})${END}(?!\s+wieder)`,
  'iu',
)

/** `every morning`, `every evening at 8`, `jeden Abend um 20 Uhr`. */
const PART_OF_DAY = new RegExp(
  String.raw`${START}(?:${EVERY})\s+(?<part>${PARTS_OF_DAY})(?:\s+(?:at|um)\s+(?<hour>\d{1,2})(?::(?<minute>\d\d))?(?:\s*(?:uhr|pm|am))?)?${END}`,
  'iu',
)

/** How often a line says that a task is due; the first one counts. */
export const findRepeat = (text: string, clock: LineClock): ReadonlyArray<LinePart> => {
  const finders: ReadonlyArray<RepeatFinder> = [
    byTimes,
    byDone,
    repeatInMonth,
    repeatOnDays,
    byAdverb,
    byInterval,
    byPartOfDay,
  ]
  for (const find of finders) {
    const found = find(text, todayOf(clock))
    if (found !== undefined) return [found]
  }
  return []
}

const DAILY = { frequency: 'daily', everyX: 1 } as const

const byTimes: RepeatFinder = (text) => {
  const found = TIMES.exec(text)
  const groups = found?.groups
  if (found === null || groups === undefined) return undefined
  const named = NUMBERS.findIndex((_, at) => groups[`n${at + 1}`] !== undefined) + 1
  const recurs = groups['week'] === undefined && groups['weekly'] === undefined ? 'month' : 'week'
  const recursCount = named > 0 ? named : Number(groups['count'])
  if (recursCount < 1 || recursCount > RECURRENCES[recurs]) return undefined
  return repeatPart(found, { ...DAILY, recurs, recursCount })
}

const unitOf = (groups: Readonly<Record<string, string | undefined>>) =>
  (['daily', 'weekly', 'monthly', 'yearly'] as const).find((each) => groups[each] !== undefined) ?? 'daily'

const byDone: RepeatFinder = (text) => {
  const found = AFTER_DONE.exec(text)
  const groups = found?.groups
  if (found === null || groups === undefined) return undefined
  const days = numberOf(groups['count'] ?? '1') * DAYS_IN[unitOf(groups)]
  return days < 1 || days > RECURRENCES.days
    ? undefined
    : repeatPart(found, { ...DAILY, recurs: 'afterDone', recursCount: days })
}

const byAdverb: RepeatFinder = (text) => {
  for (const [pattern, repeat] of ADVERBS) {
    const found = pattern.exec(text)
    if (found !== null) return repeatPart(found, repeat)
  }
  return undefined
}

const byInterval: RepeatFinder = (text) => {
  const found = INTERVAL.exec(text)
  const groups = found?.groups
  if (found === null || groups === undefined) return undefined
  const everyX = numberOf(groups['count'] ?? '1')
  return everyX < 1 ? undefined : repeatPart(found, { frequency: unitOf(groups), everyX })
}

const byPartOfDay: RepeatFinder = (text) => {
  const found = PART_OF_DAY.exec(text)
  const { part, hour, minute = '00' } = found?.groups ?? {}
  if (found === null || part === undefined) return undefined
  return repeatPart(found, DAILY, hour === undefined ? timeOf(part) : `${hourIn(Number(hour), part)}:${minute}`)
}
