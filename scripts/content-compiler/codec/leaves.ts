import * as E from 'fp-ts/lib/Either.js'
import { type ContentCodec, contentCodec, validationError, type Schema } from './content-codec.ts'
import { didYouMean } from './near-miss.ts'
import { describeValue } from './describe-value.ts'

/** A single value that fits, or `expected …, found …`. */
export const leaf = <A>(expected: string, schema: Schema, fits: (input: unknown) => input is A): ContentCodec<A> =>
  contentCodec<A>(expected, {
    schema,
    decode: (input, context) =>
      fits(input)
        ? E.right(input)
        : E.left(validationError(input, context, `expected ${expected}, found ${describeValue(input)}`)),
  })

const textLike = (expected: string, pattern: RegExp, fits: (input: string) => boolean = () => true) =>
  leaf(
    expected,
    { type: 'string', pattern: pattern.source },
    (input): input is string => typeof input === 'string' && pattern.test(input) && fits(input),
  )

/** No 30th of February. */
const isInCalendar = (day: string): boolean => {
  const [month = 1, date = 1] = day.slice(-5).split('-').map(Number)
  const year = day.length > 5 ? Number(day.slice(0, 4)) : LEAP_YEAR
  return date <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** A date of every year may be the 29th of February. */
const LEAP_YEAR = 2024

export const Text = textLike('a text', /\S/)
/** Keys sit in players' documents for ever: letters, digits, and the joints `_` and `-`. */
export const KeyText = textLike('a key (letters, digits, _ and -)', /^[A-Za-z0-9][A-Za-z0-9_-]*$/)
export const Colour = textLike('a colour such as "#9a6a42"', /^#[0-9a-f]{6}$/)
export const Month = textLike('a month such as "2026-11"', /^20\d\d-(0[1-9]|1[0-2])$/)
/** As a month, and the months of the years 3000 to 3099, which are out of time. */
export const AnyMonth = textLike('a month such as "2026-11" or "3014-04"', /^[23]0\d\d-(0[1-9]|1[0-2])$/)
export const Day = textLike(
  'a day such as "2026-11-21"',
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  isInCalendar,
)
export const YearlyInstant = textLike(
  'a day and hour of every year such as "12-28T04:00-05:00"',
  /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d[+-]\d\d:\d\d$/,
  (input) => isInCalendar(input.slice(0, 5)),
)

export const Whole: ContentCodec<number> = leaf(
  'a whole number from 0',
  { type: 'integer', minimum: 0 },
  (input): input is number => Number.isSafeInteger(input) && (input as number) >= 0,
)

/** How many of a thing there are: none would be nothing. */
export const Count: ContentCodec<number> = leaf(
  'a whole number from 1',
  { type: 'integer', minimum: 1 },
  (input): input is number => Number.isSafeInteger(input) && (input as number) >= 1,
)

export const NumberFrom0: ContentCodec<number> = leaf(
  'a number from 0',
  { type: 'number', minimum: 0 },
  (input): input is number => typeof input === 'number' && Number.isFinite(input) && input >= 0,
)

export const Flag: ContentCodec<boolean> = leaf(
  'true or false',
  { type: 'boolean' },
  (input): input is boolean => typeof input === 'boolean',
)

/** This word and no other: the tag of one case of a `oneOf`. */
export const exactly = <const Word extends string>(word: Word): ContentCodec<Word> =>
  leaf(`"${word}"`, { const: word }, (input): input is Word => input === word)

/** One of a closed list of words. */
export const choice = <const Words extends ReadonlyArray<string>>(...words: Words): ContentCodec<Words[number]> =>
  contentCodec<Words[number]>(words.join(' | '), {
    schema: { enum: words },
    decode: (input, context) => {
      if (typeof input === 'string' && words.includes(input)) return E.right(input)
      const suggestion = typeof input === 'string' ? didYouMean(input, words) : ''
      return E.left(
        validationError(
          input,
          context,
          `expected one of ${words.join(', ')}, found ${describeValue(input)}${suggestion}`,
        ),
      )
    },
  })

/** The key of another entry, or the name of a drawing; `danglingLinks` checks that it exists. */
export const linkTo = (kind: string): ContentCodec<string> =>
  contentCodec<string>(`link to ${kind}`, {
    schema: { type: 'string', minLength: 1 },
    decode: KeyOrName.validate,
    links: (key, at) => [{ kind, key, at }],
  })

const KeyOrName = textLike('a key', /^\S+$/)
