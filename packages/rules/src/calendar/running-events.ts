import type { Catalogue, YearlyEvent } from '../content/catalogue.ts'
import { type Instant, toIso } from '../kernel/index.ts'
import { galaAt, galaSpan } from './gala.ts'
import { isRunning, spanAt } from './yearly-event.ts'

/** Something that goes on for a while, as clients are told of it. Reference, api 3.14. */
export type WorldEvent = {
  readonly key: string
  /** The key, or the name that clients know it by. */
  readonly event: string
  readonly start: string
  readonly end: string
  readonly gear?: boolean
} & Pick<YearlyEvent, 'season' | 'npcImageSuffix' | 'foodSeason' | 'promo' | 'gemsPromo' | 'aprilFools'>

type Asked = { readonly now: Instant; readonly running: ReadonlyArray<YearlyEvent> }

/** The last answer for each list of events: a shop asks for every thing on its shelves at one instant. */
const lastAsked = new WeakMap<ReadonlyArray<YearlyEvent>, Asked>()

/** The events that go on now, in the order of the calendar. */
export const runningEvents = ({ events }: Pick<Catalogue, 'events'>, now: Instant): ReadonlyArray<YearlyEvent> => {
  const last = lastAsked.get(events)
  if (last?.now === now) return last.running
  const running = events.filter((event) => isRunning(event, now))
  lastAsked.set(events, { now, running })
  return running
}

/** All that goes on now. The gala of the season always does, and comes last. Reference, content facts 6.5. */
export const worldEvents = (
  catalogue: Pick<Catalogue, 'events'>,
  now: Instant,
): readonly [WorldEvent, ...ReadonlyArray<WorldEvent>] => {
  const [first, ...others] = runningEvents(catalogue, now).map((event) => toWorldEvent(event, now))
  const gala = galaEvent(now)
  return first === undefined ? [gala] : [first, ...others, gala]
}

/** What gives the town its dress: the first event that goes on, else the gala. */
export const currentEvent = (catalogue: Pick<Catalogue, 'events'>, now: Instant): WorldEvent =>
  worldEvents(catalogue, now)[0]

const toWorldEvent = ({ from, until, name, sells: _stock, ...event }: YearlyEvent, now: Instant): WorldEvent => {
  const { start, end } = spanAt({ from, until }, now) ?? { start: now, end: now }
  return { ...event, event: name ?? event.key, start: toIso(start), end: toIso(end) }
}

const galaEvent = (now: Instant): WorldEvent => {
  const gala = galaAt(now)
  const { start, end } = galaSpan(gala)
  return {
    key: gala.season,
    event: gala.season,
    season: gala.season,
    npcImageSuffix: `_${gala.season}`,
    gear: true,
    start: toIso(start),
    end: toIso(end),
  }
}
