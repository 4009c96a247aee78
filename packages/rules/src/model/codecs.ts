import * as t from 'io-ts'
import { fromIso, isUuid, toIso } from '../primitives/index.ts'

/** One of a fixed list of words. */
export const word = <const Words extends readonly [string, string, ...string[]]>(...words: Words) =>
  new t.Type<Words[number], Words[number], unknown>(
    words.join(' | '),
    (input): input is Words[number] => typeof input === 'string' && words.includes(input),
    (input, context) =>
      typeof input === 'string' && words.includes(input) ? t.success(input) : t.failure(input, context),
    t.identity,
  )

/** Text that is not empty. */
export const RequiredText = new t.Type<string, string, unknown>(
  'RequiredText',
  (input): input is string => typeof input === 'string' && input !== '',
  (input, context) => (typeof input === 'string' && input !== '' ? t.success(input) : t.failure(input, context)),
  t.identity,
)

/** The id of a shared document. */
export const Uuid = new t.Type<string, string, unknown>(
  'Uuid',
  (input): input is string => typeof input === 'string' && isUuid(input),
  (input, context) => (typeof input === 'string' && isUuid(input) ? t.success(input) : t.failure(input, context)),
  t.identity,
)

/** A map from keys to one kind of value. */
export const mapOf = <K extends string, V>(_key: t.Type<K, K, unknown>, value: t.Type<V, V, unknown>) =>
  t.readonly(t.record(t.string, value)) as unknown as t.Type<Readonly<Record<K, V>>, Readonly<Record<K, V>>, unknown>

/** A list of items of one codec. */
export const listOf = <A, O>(item: t.Type<A, O, unknown>) => t.readonlyArray(item)

/** A calendar day, `2026-06-10`. */
export const DayText = new t.Type<string, string, unknown>(
  'DayText',
  (input): input is string => isDayText(input),
  (input, context) => (isDayText(input) ? t.success(input) : t.failure(input, context)),
  t.identity,
)

const isDayText = (input: unknown): input is string => {
  if (typeof input !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(input)) return false
  const at = fromIso(`${input}T00:00:00.000Z`)
  return !Number.isNaN(at) && toIso(at).startsWith(input)
}

/** A number that is neither infinite nor NaN. */
export const Figure = new t.Type<number, number, unknown>(
  'Figure',
  (input): input is number => typeof input === 'number' && Number.isFinite(input),
  (input, context) =>
    typeof input === 'number' && Number.isFinite(input) ? t.success(input) : t.failure(input, context),
  t.identity,
)

export const Count = new t.Type<number, number, unknown>(
  'Count',
  (input): input is number => typeof input === 'number' && Number.isSafeInteger(input),
  (input, context) =>
    typeof input === 'number' && Number.isSafeInteger(input) ? t.success(input) : t.failure(input, context),
  t.identity,
)
