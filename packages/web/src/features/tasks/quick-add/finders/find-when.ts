import * as german from 'chrono-node/de'
import * as english from 'chrono-node/en'
import type { ParsedResult } from 'chrono-node'
import type { LinePart } from '../line.ts'
import { type LineClock, todayOf } from '../line-clock.ts'
import { withoutNames, withoutNumbers } from './masks.ts'
import { rephrase, type Rephrased, spanOf } from './rephrase.ts'
import { daysFrom, TIMES } from './when-phrases.ts'

/** `sun cream`, `wed`, `in may`: a short word alone is more often a word than a date. */
const SHORT_WORD = /^\p{L}{1,3}$/u

/** What leads to a date and is no word of the title. */
const LEAD =
  'due|by|until|till|on|at|@|from|starting|for|before|am|bis|zum|um|gegen|ab|für|vor|fällig|spätestens|no later than'
const BEFORE = new RegExp(String.raw`(?:^|\s)(?:(?:${LEAD})(?:,?\s+(?:the|den|dem))?\s+)+$`, 'iu')

/** After these a day is none on which to do it: `after Friday`, `the news of today`, `every last Friday`. */
const UNLESS =
  /(?:^|\s)(?:(?:after|nach|since|seit|of|about|von|auf|über|except|außer|ohne|without|not|nicht)\s+(?:the\s+|dem\s+)?|(?:every|each|jede[nrsm]?|alle)\s+(?:\S+\s+)?)$/iu

/**
 * The date or time of a line: the one that is led to, or stands at an end of the line, before one in the middle, then the
 * longest; of two languages the player's.
 */
export const findWhen = (line: string, clock: LineClock): ReadonlyArray<LinePart> => {
  const rephrased = rephrase(withoutNames(line), [...TIMES, ...daysFrom(todayOf(clock))])
  const text = withoutNumbers(rephrased.text)
  const inEnglish = clock.isDayFirst === true ? english.GB : english.casual
  const languages = clock.language.startsWith('de') ? [german.casual, inEnglish] : [inEnglish, german.casual]
  const [best] = languages
    .flatMap((language) => language.parse(text, referenceOf(clock), { forwardDate: true }))
    .filter(
      (result) =>
        isExact(text, result) &&
        !(WEEKDAY_ALONE.test(result.text) && !isFramed(text, result)) &&
        (clock.readsPast === true || !isPast(result, todayOf(clock))),
    )
    .toSorted(
      (one, other) =>
        Number(isFramed(text, other)) - Number(isFramed(text, one)) || other.text.length - one.text.length,
    )
  return best === undefined ? [] : [toPart({ ...rephrased, text }, best)]
}

const referenceOf = ({ now, timezoneOffset }: LineClock) => ({ instant: new Date(now), timezone: -timezoneOffset })

/** `Friday’s` is no Friday. */
const GOES_ON = /^['’\p{L}\p{N}]/u

const UNITS =
  'seconds?|sekunden?|min|minutes?|minuten?|hours?|stunden?|days?|tage?n?|weeks?|wochen?|months?|monate?n?|years?|jahre?n?'

/** `for ten minutes` says how long, `in ten minutes` when. */
const LENGTH = new RegExp(String.raw`(?<!\p{L})(?:${UNITS})(?!\p{L})`, 'iu')
const AHEAD = /^(?:in|next|this|nächste[mnrs]?|diese[mnrs]?|kommende[mnrs]?)\s/iu

const isLasting = (end: ParsedResult['end']) => end !== undefined && end !== null

const isExact = (line: string, { index, text, start, end }: ParsedResult): boolean =>
  !SHORT_WORD.test(text) &&
  (AHEAD.test(text) || !LENGTH.test(text)) &&
  !GOES_ON.test(line.slice(index + text.length)) &&
  (isLasting(end) || !UNLESS.test(line.slice(0, index))) &&
  (start.isCertain('day') || start.isCertain('weekday') || start.isCertain('hour'))

const isPast = ({ start }: ParsedResult, today: number): boolean => {
  const day = Date.UTC(start.get('year') ?? 0, (start.get('month') ?? 1) - 1, start.get('day') ?? 1) / 86_400_000
  return day < today
}

/** An English weekday between other words is often a name, as in `our Friday paper`; not so in `lunch Friday with Tom`. */
const WEEKDAY_ALONE = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu
const GOES_ON_WITH = /^\s+(?:with|at|in|for|and|to|mit|um|bei|für|und|zum|zur|im)\s/iu

const isFramed = (line: string, { index, text }: ParsedResult): boolean =>
  BEFORE.test(line.slice(0, index)) ||
  line.slice(0, index).trim() === '' ||
  line.slice(index + text.length).trim() === '' ||
  GOES_ON_WITH.test(line.slice(index + text.length))

/** As `rephrase` writes it. */
const HOURS = /\d\d:\d\d-\d\d:\d\d/

const toPart = ({ text, origins }: Rephrased, { index, text: words, start, end }: ParsedResult): LinePart => {
  const lead = BEFORE.exec(text.slice(0, index))
  const first = lead === null ? index : index - lead[0].trimStart().length
  const two = (unit: 'month' | 'day' | 'hour' | 'minute') => String(start.get(unit) ?? 0).padStart(2, '0')
  const date = `${start.get('year')}-${two('month')}-${two('day')}`
  const time = start.isCertain('hour') ? { time: `${two('hour')}:${two('minute')}` } : {}
  const isDayNamed = start.isCertain('day') || start.isCertain('weekday')
  const span = spanOf(origins, first, index + words.length)
  const hours = HOURS.exec(words)
  const lasting = hours === null ? span : spanOf(origins, index + hours.index, index + hours.index + hours[0].length)
  return {
    ...span,
    ...(isLasting(end) ? { stays: lasting } : {}),
    meaning: { type: 'when', date, isDayNamed, ...time },
  }
}
