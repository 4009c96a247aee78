import { DAY, HOUR, type Instant } from '../kernel/index.ts'
import { dateOf } from './day.ts'

/** The day of what is on sale starts at this hour, UTC. Content specification, section 4. */
export const SWITCH_HOUR = 8

export const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const
export type Season = (typeof SEASONS)[number]

/** A festival of three months; the winter that starts in December belongs to the next year. */
export type Gala = { readonly season: Season; readonly year: number }

/** One gala runs at any time; the season changes on the first of March, June, September and December. Reference, content facts 6.4. */
export const galaAt = (now: Instant): Gala => {
  const { year, month } = dateOf(Math.floor((now - SWITCH_HOUR * HOUR) / DAY))
  const season = SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'winter'
  return { season, year: month === 11 ? year + 1 : year }
}
