import * as t from 'io-ts'
import { fromIso, type IsoInstant, toIso } from '../primitives/index.ts'
import { PRIORITIES, type Priority } from './task/task-parts.ts'

// Clients send numbers, booleans and dates in several forms; each codec accepts all of them and stores one.

const coercing = <A>(name: string, is: t.Is<A>, read: (input: unknown) => A | undefined): t.Type<A, A, unknown> =>
  new t.Type<A, A, unknown>(
    name,
    is,
    (input, context) => {
      const value = read(input)
      return value === undefined ? t.failure(input, context) : t.success(value)
    },
    t.identity,
  )

const toNumber = (input: unknown): number | undefined => {
  const number = typeof input === 'string' && input.trim() !== '' ? Number(input) : input
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A finite number, also as text. */
export const CoercedNumber = coercing<number>('Figure', t.number.is, toNumber)

/** A number, also as text; NaN for any other input, so that the rule may refuse it after its other checks. */
export const NumberOrNaN = coercing<number>('number', t.number.is, (input) =>
  input === undefined ? undefined : (toNumber(input) ?? Number.NaN),
)

const isQuantity = (input: unknown): input is number => isWhole(input) && input >= 1

const isAmount = (input: unknown): input is number => isWhole(input) && input >= 0

const isWhole = (input: unknown): input is number => Number.isSafeInteger(input)

/** An integer, also as text, such as a position in a list. */
export const CoercedInteger = coercing<number>('Position', isWhole, (input) => {
  const number = toNumber(input)
  return isWhole(number) ? number : undefined
})

/** An integer of 0 or more, also as text. */
export const Amount = coercing<number>('Amount', isAmount, (input) => {
  const number = toNumber(input)
  return isAmount(number) ? number : undefined
})

/** How many to buy or cast: an integer of 1 or more, also as text. docs/reference/rules.md 10.1. */
export const Quantity = coercing<number>('Quantity', isQuantity, (input) => {
  const number = toNumber(input)
  return isQuantity(number) ? number : undefined
})

/** A text, also as a number: clients send text that looks like a number as one. */
export const CoercedText = coercing<string>('string', t.string.is, (input) =>
  typeof input === 'number' && Number.isFinite(input) ? String(input) : typeof input === 'string' ? input : undefined,
)

/** A priority (0.1, 1, 1.5 or 2), also as text or in single precision: mobile clients send 0.10000000149 for 0.1. */
export const CoercedPriority = coercing<Priority>(
  'Priority',
  (input): input is Priority => PRIORITIES.some((priority) => priority === input),
  (input) => {
    const number = Math.fround(toNumber(input) ?? Number.NaN)
    return PRIORITIES.find((priority) => Math.fround(priority) === number)
  },
)

/** A boolean, also as the text `true` or `false`. */
export const CoercedBoolean = coercing<boolean>('Flag', t.boolean.is, (input) => {
  if (typeof input === 'boolean') return input
  return input === 'true' ? true : input === 'false' ? false : undefined
})

/** A date as ISO text or milliseconds since 1970, stored as ISO 8601 in UTC. Years 0 to 9999. */
export const CoercedDate = coercing<IsoInstant>('Date', t.string.is, (input) => {
  if (typeof input !== 'string' && typeof input !== 'number') return undefined
  const instant = input === '' ? Number.NaN : fromIso(input)
  return instant >= YEARS.first && instant < YEARS.end ? toIso(instant) : undefined
})

/** The first instant of the year 0, and the end of the year 9999. */
const YEARS = { first: -62_167_219_200_000, end: 253_402_300_800_000 } as const

/** A codec, or null to remove the field. What describes a codec finds the inner one here. */
export class Nullable<A> extends t.Type<A | null, A | null, unknown> {
  readonly codec: t.Type<A, A, unknown>
  constructor(codec: t.Type<A, A, unknown>) {
    super(
      codec.name,
      (input): input is A | null => input === null || codec.is(input),
      (input, context) => (input === null || input === '' ? t.success(null) : codec.validate(input, context)),
      t.identity,
    )
    this.codec = codec
  }
}

/** `codec`, or null to remove the field; empty text counts as null. */
export const nullable = <A>(codec: t.Type<A, A, unknown>): Nullable<A> => new Nullable(codec)
