import * as t from 'io-ts'
import { fromIso, type IsoInstant, toIso } from '../kernel/index.ts'
import { PRIORITIES, type Priority } from '../model/index.ts'

// Clients of the ecosystem write figures, flags and dates in several ways; these read all of them and keep one.

const reading = <A>(name: string, is: t.Is<A>, read: (input: unknown) => A | undefined): t.Type<A, A, unknown> =>
  new t.Type<A, A, unknown>(
    name,
    is,
    (input, context) => {
      const found = read(input)
      return found === undefined ? t.failure(input, context) : t.success(found)
    },
    t.identity,
  )

const readFigure = (input: unknown): number | undefined => {
  const figure = typeof input === 'string' && input.trim() !== '' ? Number(input) : input
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : undefined
}

/** A number, also written as text. */
export const FigureFrom = reading<number>('Figure', t.number.is, readFigure)

/** Trivial, easy, medium or hard as its figure, also written as text. */
export const PriorityFrom = reading<Priority>(
  'Priority',
  (input): input is Priority => PRIORITIES.some((priority) => priority === input),
  (input) => PRIORITIES.find((priority) => priority === readFigure(input)),
)

/** Yes or no, also written as text. */
export const FlagFrom = reading<boolean>('Flag', t.boolean.is, (input) => {
  if (typeof input === 'boolean') return input
  return input === 'true' ? true : input === 'false' ? false : undefined
})

/** A date in any form that has one meaning, kept as ISO 8601 in UTC. */
export const DateFrom = reading<IsoInstant>('Date', t.string.is, (input) => {
  if (typeof input !== 'string' && typeof input !== 'number') return undefined
  const instant = input === '' ? Number.NaN : fromIso(input)
  return instant >= YEARS.first && instant < YEARS.end ? toIso(instant) : undefined
})

/** The years 0 to 9999, which are written with four digits. */
const YEARS = { first: -62_167_219_200_000, end: 253_402_300_800_000 } as const

/** Null and empty text take a field away. */
export const nothingOr = <A>(codec: t.Type<A, A, unknown>): t.Type<A | null, A | null, unknown> =>
  new t.Type<A | null, A | null, unknown>(
    codec.name,
    (input): input is A | null => input === null || codec.is(input),
    (input, context) => (input === null || input === '' ? t.success(null) : codec.validate(input, context)),
    t.identity,
  )
