import { galaAt, isRunning, SEASONS, SWITCH_HOUR } from '@daykeep/rules/calendar'
import type { Catalogue, YearlyEvent } from '@daykeep/rules/content'
import { type Instant, toIso } from '@daykeep/rules/kernel'

/** Something that goes on for a while. Reference, api 3.14. */
export type WorldEvent = {
  readonly key: string
  readonly event: string
  readonly start: string
  readonly end: string
  readonly season?: string
  readonly foodSeason?: string
  readonly gear?: boolean
  readonly npcImageSuffix: string
}

/** What runs today; the gala of the season always does, and comes last. */
export const eventsOfToday = ({ events = [] }: Catalogue, now: Instant): ReadonlyArray<WorldEvent> => [
  ...events.filter((event) => isRunning(event, now)).map((event) => toWorldEvent(event, now)),
  galaEvent(now),
]

const toWorldEvent = ({ key, from, until, foodSeason }: YearlyEvent, now: Instant): WorldEvent => {
  const year = new Date(now).getUTCFullYear()
  const startYear = Date.parse(`${year}-${from}`) < now ? year : year - 1
  const sameYear = Date.parse(`${startYear}-${until}`) > Date.parse(`${startYear}-${from}`)
  return {
    key,
    event: key,
    start: toIso(Date.parse(`${startYear}-${from}`)),
    end: toIso(Date.parse(`${sameYear ? startYear : startYear + 1}-${until}`)),
    ...(foodSeason === undefined ? {} : { foodSeason }),
    npcImageSuffix: '',
  }
}

/** Months in a season; winter begins in December of the year before it is named after. */
const SEASON_MONTHS = 3

const galaEvent = (now: Instant): WorldEvent => {
  const { season, year } = galaAt(now)
  const firstMonth = SEASONS.indexOf(season) * SEASON_MONTHS - 1
  return {
    key: `${season}${year}`,
    event: `${season}${year}`,
    season,
    gear: true,
    start: toIso(Date.UTC(year, firstMonth, 1, SWITCH_HOUR)),
    end: toIso(Date.UTC(year, firstMonth + SEASON_MONTHS, 1, SWITCH_HOUR)),
    npcImageSuffix: '',
  }
}
