import { type Day, dateOf, dayOf, toIsoDay, weekdayOf } from '@daykeep/rules/calendar'
import { memoize } from '@daykeep/rules/kernel'
import { hourIn, PART_OF_DAY, timeOf } from './clock-times.ts'
import type { Phrase } from './rephrase.ts'
import { COUNT, DAY, MONTH, numberOf, SHORT_DAYS } from './words.ts'

const phrase = (pattern: string, toWords: Phrase[1]): Phrase => [
  new RegExp(String.raw`(?<=^|[\s(])(?:${pattern})(?=[\s,.;:!?)]|$)`, 'giu'),
  toWords,
]

/** A line that names a clock time needs none for its part of the day. */
const hasTime = (text: string): boolean => /\d[:.]\d\d(?!\d|\.)|\d\s?(?:am|pm|uhr)(?!\p{L})/iu.test(text)

const clock = (hour: number, minute: number, text: string): string =>
  `${hourIn(minute < 0 ? hour - 1 : hour, text)}:${String((minute + 60) % 60).padStart(2, '0')}`

const HOUR = COUNT
const AT = 'at|@|um|gegen|ab'

/** Times of day as people say them, written as a clock does. */
export const TIMES: ReadonlyArray<Phrase> = [
  phrase(`halb\\s+(${HOUR})(?:\\s+uhr)?`, ([, hour = ''], text) => clock(numberOf(hour), -30, text)),
  phrase(`dreiviertel\\s+(${HOUR})(?:\\s+uhr)?`, ([, hour = ''], text) => clock(numberOf(hour), -15, text)),
  phrase(`(?:viertel\\s+vor|quarter\\s+to)\\s+(${HOUR})(?:\\s+uhr)?`, ([, hour = ''], text) =>
    clock(numberOf(hour), -15, text),
  ),
  phrase(`(?:viertel\\s+nach|quarter\\s+past)\\s+(${HOUR})(?:\\s+uhr)?`, ([, hour = ''], text) =>
    clock(numberOf(hour), 15, text),
  ),
  phrase(`half\\s+past\\s+(${HOUR})`, ([, hour = ''], text) => clock(numberOf(hour), 30, text)),
  // 9-10 Uhr, from 9 to 10, 7-8pm
  phrase(
    String.raw`(?:(?<lead>von|from|${AT})\s+)?(?<from>\d{1,2})(?:[:.](?<fromMinute>\d\d))?\s*(?<with>am|pm)?\s*(?:-|–|bis|to|until)\s*(?<to>\d{1,2})(?:[:.](?<toMinute>\d\d))?\s*(?<unit>uhr|am|pm)?`,
    (match, text) => {
      const { lead, from, fromMinute = '00', with: with1, to, toMinute = '00', unit } = match.groups ?? {}
      const isClock = lead !== undefined || unit !== undefined || with1 !== undefined || match[0].includes(':')
      if (!isClock || Number(from) > 24 || Number(to) > 24) return undefined
      const half = (with1 ?? unit ?? '').toLowerCase() === 'pm' ? 'evening' : `${text} ${unit === 'am' ? 'am' : ''}`
      return `${hourIn(Number(from), half)}:${fromMinute}-${hourIn(Number(to), half)}:${toMinute}`
    },
  ),
  phrase(
    String.raw`(?<=(?:^|\s)(?:${AT})\s+)(${HOUR})(?:\s+uhr)?(?:\s+(?:abends|nachmittags|morgens|nachts))?(?!\d|[:.]\d|\s*(?:[ap]\.?m(?!\p{L})|€|\$|%|euro|dollar|\p{L}*(?:km|kg)))`,
    ([, hour = ''], text) => (numberOf(hour) > 24 ? undefined : clock(numberOf(hour), 0, text)),
  ),
  phrase(
    String.raw`(${HOUR})\s+uhr(?:\s+(\d\d))?(?:\s+(?:abends|nachmittags|morgens|nachts))?`,
    ([, hour = '', minute = '0'], text) =>
      numberOf(hour) > 24 ? undefined : clock(numberOf(hour), Number(minute), LATE_WORDS.test(text) ? text : 'früh'),
  ),
  phrase(
    String.raw`(?<=(?:^|\s)(?:${AT})\s+)(\d{1,2})\.(\d\d)(?:\s+uhr)?`,
    ([, hour = '', minute = '']) => `${hour}:${minute}`,
  ),
  phrase(String.raw`(\d{1,2})\.(\d\d)\s+uhr`, ([, hour = '', minute = '']) => `${hour}:${minute}`),
  phrase('mitternacht', () => '0:00'),
]

const LATE_WORDS = /abend|nachmittag/iu

/** The first of the month that is so many months after the one of a day. */
const monthFrom = (day: Day, months: number): Day => {
  const { year, month } = dateOf(day)
  return dayOf(year, month + months, 1)
}

/** The same date so many months later, or the last day of a shorter month. */
const monthsAfter = (day: Day, months: number): Day =>
  Math.min(monthFrom(day, months) + dateOf(day).date - 1, monthFrom(day, months + 1) - 1)

const comingWeekday = (today: Day, weekday: number): Day => today + ((weekday - weekdayOf(today) + 7) % 7)

const MONDAY = 1
const FRIDAY = 5
const SATURDAY = 6

/** The next day of the month with this date. */
const nextDate = (today: Day, date: number): Day | undefined =>
  [0, 1, 2]
    .map((months) => monthFrom(today, months) + date - 1)
    .find((day) => day >= today && dateOf(day).date === date)

/** A date of which the year is not said. */
const comingDate = (today: Day, date: number, month: number): Day | undefined => {
  const { year } = dateOf(today)
  return [0, 1, 2, 3, 4]
    .map((years) => dayOf(year + years, month - 1, date))
    .find((day) => day >= today && dateOf(day).date === date)
}

const BY = String.raw`(?:on|by|due|until|till|before|for|from)(?:\s+the)?`
const BIS = String.raw`(?:am|bis|bis\s+zum|zum|ab|ab\s+dem|vor\s+dem|für\s+den|fällig\s+am|den)`

/** Days as people say them, written as dates; a part of the day as a time, where the line names none. */
export const daysFrom: (today: Day) => ReadonlyArray<Phrase> = memoize((today) => [
  phrase(`(?<day>${DAY})(?<part>abend|nachmittag|morgen|vormittag|mittag|nacht)`, withPart),
  phrase(String.raw`(?<day>today|tomorrow|heute|morgen|übermorgen|${DAY})\s+(?<part>${PART_OF_DAY})`, withPart),
  phrase(String.raw`this\s+(?<part>morning|afternoon|evening)`, (match, text) => withPart(match, text)),
  phrase('tonight', (_, text) => (hasTime(text) ? 'today' : 'today 19:00')),
  [
    /(?<=^|\s)(?:Mo|Di|Mi|Do|Fr|Sa|So)\.?(?=\s+(?:um\s+)?\d{1,2}:\d\d)|(?<=(?:am|bis|ab|nächsten|kommenden|diesen)\s+)(?:Mo|Di|Mi|Do|Fr|Sa|So)(?=\s|$)/gu,
    ([short]) => SHORT_DAYS[short.replace('.', '')],
  ],
  phrase(`(?:kommende[nr]?)\\s+(?<day>${DAY})`, ({ groups }) => groups?.['day']),
  phrase(String.raw`next\s+week|(?:nächste|kommende)[rn]?\s+woche`, () => toIsoDay(comingWeekday(today + 1, MONDAY))),
  phrase(String.raw`next\s+month|(?:nächsten|kommenden)\s+monat`, () => toIsoDay(monthFrom(today, 1))),
  phrase(String.raw`next\s+year|(?:nächstes|kommendes)\s+jahr`, () => toIsoDay(dayOf(dateOf(today).year + 1, 0, 1))),
  phrase(
    String.raw`(?:(?:the\s+)?end\s+of\s+(?:the\s+|this\s+)?month|eom|(?:zum\s+)?monatsende|ende\s+(?:des|dieses)\s+monats)`,
    () => toIsoDay(monthFrom(today, 1) - 1),
  ),
  phrase(String.raw`(?:the\s+)?end\s+of\s+(?:the\s+|this\s+)?week|eow|ende\s+(?:der|dieser)\s+woche`, () =>
    toIsoDay(comingWeekday(today, FRIDAY)),
  ),
  phrase(String.raw`(?:the\s+)?end\s+of\s+(?:the\s+)?day|eod`, () => toIsoDay(today)),
  phrase(String.raw`(?:am|dieses|übers)\s+wochenende|this\s+weekend|(?:at|on|over)\s+the\s+weekend`, () =>
    toIsoDay(comingWeekday(today, SATURDAY)),
  ),
  phrase(String.raw`(?:am\s+)?(?:nächstes|nächsten|kommendes|kommenden)\s+wochenende|next\s+weekend`, () =>
    toIsoDay(comingWeekday(comingWeekday(today + 1, MONDAY), SATURDAY)),
  ),
  phrase(String.raw`in\s+(?<count>${COUNT})\s+(?:(?<years>years?|jahre?n?)|months?|monate?n?)`, ({ groups }) =>
    toIsoDay(monthsAfter(today, numberOf(groups?.['count'] ?? '1') * (groups?.['years'] === undefined ? 1 : 12))),
  ),
  [/(?<=\d\.)\s+bis\s+(?:zum\s+)?(?=\d{1,2}\.\s?\d{1,2}\.)/giu, () => ' - '],
  phrase(
    String.raw`(?<date>\d{1,2})\.\s?(?<month>\d{1,2})\.(?!\d)|(?<=(?:^|\s)${BIS}\s+)(?<date1>\d{1,2})\.(?<month1>\d{1,2})(?!\.?\d)`,
    ({ groups = {} }) => {
      const date = Number(groups['date'] ?? groups['date1'])
      const month = Number(groups['month'] ?? groups['month1'])
      const day = month < 1 || month > 12 ? undefined : comingDate(today, date, month)
      return day === undefined ? undefined : toIsoDay(day)
    },
  ),
  phrase(
    String.raw`${BY}\s+(?<date>\d{1,2})(?:st|nd|rd|th)(?!\s+(?:of\s+)?(?:${MONTH}))|${BIS}\s+(?<date1>\d{1,2})\.(?!\s*(?:\d|${MONTH}|\p{L}+(?:tag|woche)))`,
    ({ groups = {} }) => {
      const day = nextDate(today, Number(groups['date'] ?? groups['date1']))
      return day === undefined ? undefined : toIsoDay(day)
    },
  ),
])

function withPart({ groups = {} }: RegExpExecArray, text: string): string {
  const { day = 'today', part = '' } = groups
  return hasTime(text) ? day : `${day} ${timeOf(part)}`
}
