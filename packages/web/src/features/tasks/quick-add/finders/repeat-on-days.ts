import { type Repeat, WEEKDAYS } from '@daykeep/rules/model'
import type { LineRepeat } from '../line.ts'
import { END, EVERY, firstDay, isOn, type RepeatFinder, repeatPart, START } from './repeat-part.ts'
import { DAY, daysNamed, NEVER, numberOf, ORDINAL, SHORT_DAYS } from './words.ts'

const AND = String.raw`\s*(?:,|&|\+|and|und)\s*(?:and\s+|und\s+)?`
const ANY_DAY = String.raw`(?:(?:${DAY})s?|(?:${Object.keys(SHORT_DAYS).join('|')})\.?)(?!\p{L})`
const DAYS = String.raw`${ANY_DAY}(?:${AND}${ANY_DAY})*`
const TO = String.raw`\s*(?:-|–)\s*|\s+(?:to|through|bis)\s+`

const WORKDAYS: Repeat = { ...NEVER, m: true, t: true, w: true, th: true, f: true }
const WEEKEND: Repeat = { ...NEVER, s: true, su: true }

const WORKDAY = new RegExp(
  String.raw`${START}(?:(?:(?:${EVERY}|on|an)\s+)?(?:weekdays|workdays)|(?:${EVERY})\s+(?:weekday|workday|werktage?|wochentage?)|(?:an\s+)?werktagen|werktags)${END}`,
  'iu',
)
const ON_WEEKEND = new RegExp(
  String.raw`${START}(?:(?:${EVERY})\s+(?:weekends?|wochenenden?)|(?:on\s+)?weekends|an\s+wochenenden|(?:am\s+)?wochenends)${END}`,
  'iu',
)

/** `every day except Sunday`, `täglich außer sonntags`. */
const EXCEPT = new RegExp(
  String.raw`${START}(?:daily|täglich|(?:${EVERY})\s+(?:day|tage?))\s*,?\s+(?:except|but|außer|ausser)\s+(?:for\s+|on\s+|am\s+)?(?<days>${DAYS})${END}`,
  'iu',
)

/** `Mon-Fri`, `every Monday to Friday`, `montags bis freitags`; `Monday to Friday` alone may be a journey. */
const RANGE = new RegExp(
  String.raw`${START}(?:(?<every>${EVERY})\s+)?(?<first>${ANY_DAY})(?<to>${TO})(?<last>${ANY_DAY})${END}`,
  'iu',
)

/** `every Monday`, `every mon, wed and fri`, `jeden zweiten Montag`; `every 2 weeks on Monday`, `jede Woche montags`. */
const EACH = new RegExp(
  String.raw`${START}(?:(?:${EVERY})\s+(?:(?<ordinal>${ORDINAL})\s+)?|(?:(?:weekly|wöchentlich)|(?<fortnight>biweekly|fortnightly|zweiwöchentlich|(?:${EVERY})\s+(?:2|two|zwei|other|second|zweiten?)\s+(?:weeks?|wochen?)|alle\s+14\s+tage)|(?:${EVERY})\s+(?:(?<weeks>\d{1,3})\s+)?(?:weeks?|wochen?))\s*,?\s+(?:on\s+|am\s+)?)(?<days>${DAYS})${END}`,
  'iu',
)

/** `Tuesdays and Thursdays`, `montags`; and where several days are named, without an "every" as well: `Mon, Wed and Fri`. */
const PLURAL = new RegExp(String.raw`${START}(?:on\s+)?(?:${DAY})s(?:${AND}(?:${DAY})s?)*${END}`, 'iu')
const SEVERAL = new RegExp(String.raw`${START}(?:on\s+|am\s+)?${ANY_DAY}(?:${AND}${ANY_DAY})+${END}`, 'iu')

/** Weekly on the days that a line names. */
export const repeatOnDays: RepeatFinder = (text, today) => {
  const workdays = WORKDAY.exec(text)
  if (workdays !== null) return repeatPart(workdays, weekly(WORKDAYS))
  const weekend = ON_WEEKEND.exec(text)
  if (weekend !== null) return repeatPart(weekend, weekly(WEEKEND))
  const except = EXCEPT.exec(text)
  if (except !== null) return repeatPart(except, weekly(inverse(daysNamed(except.groups?.['days'] ?? ''))))
  return inRange(text) ?? onEach(text, today) ?? onNamed(text)
}

const weekly = (repeat: Repeat): LineRepeat => ({ frequency: 'weekly', everyX: 1, repeat })

const inverse = (days: Repeat): Repeat => Object.fromEntries(WEEKDAYS.map((day) => [day, !days[day]])) as Repeat

const inRange = (text: string) => {
  const found = RANGE.exec(text)
  if (found === null || hasPlainWord(found[0])) return undefined
  const { every, first = '', to = '', last = '' } = found.groups ?? {}
  const isHabitual = every !== undefined || /[-–]/.test(to) || /s$/i.test(first)
  if (!isHabitual) return undefined
  const from = WEEKDAYS.findIndex((day) => daysNamed(capital(first))[day])
  const until = WEEKDAYS.findIndex((day) => daysNamed(capital(last))[day])
  const length = (until - from + 7) % 7
  return repeatPart(
    found,
    weekly(Object.fromEntries(WEEKDAYS.map((day, at) => [day, (at - from + 7) % 7 <= length])) as Repeat),
  )
}

/** Every second Monday is every other one, from the next; the first one is of a month. */
const onEach = (text: string, today: number) => {
  const found = EACH.exec(text)
  if (found === null) return undefined
  const { ordinal, fortnight, weeks, days = '' } = found.groups ?? {}
  const everyX = fortnight === undefined ? (ordinal === undefined ? Number(weeks ?? 1) : numberOf(ordinal)) : 2
  if (everyX === 0 || (ordinal !== undefined && everyX === 1)) return undefined
  const repeat = daysNamed(days.replaceAll(/\p{L}+/gu, capital))
  const startDate = everyX === 1 ? undefined : firstDay(today, (day) => isOn(repeat, day))
  return repeatPart(found, { frequency: 'weekly', everyX, repeat, ...(startDate === undefined ? {} : { startDate }) })
}

const onNamed = (text: string) => {
  const found = PLURAL.exec(text) ?? SEVERAL.exec(text)
  return found === null || hasPlainWord(found[0]) ? undefined : repeatPart(found, weekly(daysNamed(found[0])))
}

/** `so`, `do` and `mi` are words, `So` in company is a Sunday. */
const hasPlainWord = (words: string): boolean => /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so)(?!\p{L})/u.test(words)

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`
