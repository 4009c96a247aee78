import * as german from 'chrono-node/de'
import * as english from 'chrono-node/en'
import type { ParsedResult } from 'chrono-node'
import type { LineClock } from './line-clock.ts'
import type { LinePart } from './line.ts'

/** `sun cream`, `wed`, `in may`: a short word alone is more often a word than a date. */
const SHORT_WORD = /^\p{L}{1,3}$/u

/** What leads to a date and is no word of the title. */
const BEFORE = /(?:^|\s)(?:due|by|until|on|at|am|bis|zum|um)\s+$/iu

/** The first date or time of a line, ahead of now; in the language that understands more of it, else in the player's. */
export const findWhen = (text: string, clock: LineClock): ReadonlyArray<LinePart> => {
  const languages = clock.language.startsWith('de') ? [german, english] : [english, german]
  const found = languages.flatMap((language) =>
    language
      .parse(text, referenceOf(clock), { forwardDate: true })
      .filter((result) => isExact(text, result))
      .slice(0, 1),
  )
  const [best] = found.toSorted((one, other) => other.text.length - one.text.length)
  return best === undefined ? [] : [toPart(text, best)]
}

const referenceOf = ({ now, timezoneOffset }: LineClock) => ({ instant: new Date(now), timezone: -timezoneOffset })

/** `Friday’s` is no Friday. */
const GOES_ON = /^['’\p{L}\p{N}]/u

const UNITS =
  'seconds?|sekunden?|min|minutes?|minuten?|hours?|stunden?|days?|tage?n?|weeks?|wochen?|months?|monate?n?|years?|jahre?n?'

/** `for ten minutes` says how long, `in ten minutes` when. */
const LENGTH = new RegExp(String.raw`(?<!\p{L})(?:${UNITS})(?!\p{L})`, 'iu')
const AHEAD = /^(?:in|next|this|nächste[mnrs]?|diese[mnrs]?|kommende[mnrs]?)\s/iu

const isExact = (line: string, { index, text, start }: ParsedResult): boolean =>
  !SHORT_WORD.test(text) &&
  (AHEAD.test(text) || !LENGTH.test(text)) &&
  !GOES_ON.test(line.slice(index + text.length)) &&
  (start.isCertain('day') || start.isCertain('weekday') || start.isCertain('hour'))

const toPart = (text: string, { index, text: words, start }: ParsedResult): LinePart => {
  const lead = BEFORE.exec(text.slice(0, index))
  const from = lead === null ? index : index - lead[0].trimStart().length
  const two = (unit: 'month' | 'day' | 'hour' | 'minute') => String(start.get(unit) ?? 0).padStart(2, '0')
  const date = `${start.get('year')}-${two('month')}-${two('day')}`
  const time = start.isCertain('hour') ? { time: `${two('hour')}:${two('minute')}` } : {}
  const isDayNamed = start.isCertain('day') || start.isCertain('weekday')
  return { from, to: index + words.length, meaning: { type: 'when', date, isDayNamed, ...time } }
}
