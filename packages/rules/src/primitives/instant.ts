import * as t from 'io-ts'
import { memoize } from './memoize.ts'

/** Milliseconds since 1970, UTC. Rules read the time only from their context. */
export type Instant = number

/** An instant as stored and sent: ISO 8601 in UTC with milliseconds. */
export type IsoInstant = string

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** An instant as ISO text in UTC, with milliseconds. */
export const toIso: (instant: Instant) => IsoInstant = memoize((instant) => new Date(instant).toISOString())

const parsed: (iso: IsoInstant) => Instant = memoize((iso) => Date.parse(iso))

/** The instant of a stored date; older documents contain milliseconds. NaN for text that is not a date. */
export const fromIso = (iso: IsoInstant | Instant): Instant => (typeof iso === 'number' ? iso : parsed(iso))

/** Decodes any text that `Date.parse` understands. */
export const IsoInstant = new t.Type<IsoInstant, IsoInstant, unknown>(
  'IsoInstant',
  t.string.is,
  (input, context) =>
    typeof input === 'string' && Number.isFinite(Date.parse(input)) ? t.success(input) : t.failure(input, context),
  t.identity,
)
