import * as t from 'io-ts'
import { remembered } from './remembered.ts'

/** Milliseconds since 1970, UTC. The clock of a shell; rules get it with the World. */
export type Instant = number

/** An instant as stored in documents and sent to clients: ISO 8601 in UTC with milliseconds. */
export type IsoInstant = string

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const toIso: (instant: Instant) => IsoInstant = remembered((instant) => new Date(instant).toISOString())

const parsed: (iso: IsoInstant) => Instant = remembered((iso) => Date.parse(iso))

/** The instant of a stored date; older documents hold milliseconds. NaN where the text is no date. */
export const fromIso = (iso: IsoInstant | Instant): Instant => (typeof iso === 'number' ? iso : parsed(iso))

/** Text that names an instant; other texts are refused. */
export const IsoInstant = new t.Type<IsoInstant, IsoInstant, unknown>(
  'IsoInstant',
  t.string.is,
  (input, context) =>
    typeof input === 'string' && Number.isFinite(Date.parse(input)) ? t.success(input) : t.failure(input, context),
  t.identity,
)
