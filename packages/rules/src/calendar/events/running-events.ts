import type { Catalogue, YearlyEvent } from '../../catalogue/index.ts'
import { type Instant, toIso } from '../../kernel/index.ts'
import { galaAt, galaSpan } from './gala.ts'
import { isRunning, spanAt } from './yearly-event.ts'

/** A running event as sent to clients. docs/reference/api.md 3.14. */
export type WorldEvent = {
  readonly key: string
  /** The key, or the name that clients know it by. */
  readonly event: string
  readonly start: string
  readonly end: string
  readonly gear?: boolean
} & Pick<YearlyEvent, 'season' | 'npcImageSuffix' | 'foodSeason' | 'promo' | 'gemsPromo' | 'aprilFools'>

type RunningAt = { readonly now: Instant; readonly running: ReadonlyArray<YearlyEvent> }

/** The last result for each list of events: a shop looks up every item at the same instant. */
const lastRunning = new WeakMap<ReadonlyArray<YearlyEvent>, RunningAt>()

/** The events running now, in calendar order. */
export const runningEvents = ({ events }: Pick<Catalogue, 'events'>, now: Instant): ReadonlyArray<YearlyEvent> => {
  const last = lastRunning.get(events)
  if (last?.now === now) return last.running
  const running = events.filter((event) => isRunning(event, now))
  lastRunning.set(events, { now, running })
  return running
}

/** Everything running now; the gala of the season always is, and comes last. docs/reference/content-facts.md 6.5. */
export const worldEvents = (
  catalogue: Pick<Catalogue, 'events'>,
  now: Instant,
): readonly [WorldEvent, ...ReadonlyArray<WorldEvent>] => {
  const [first, ...others] = runningEvents(catalogue, now).map((event) => toWorldEvent(event, now))
  const gala = galaEvent(now)
  return first === undefined ? [gala] : [first, ...others, gala]
}

/** The event that decorates the town: the first one running, else the gala. */
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
