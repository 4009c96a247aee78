import type { Season } from '../content/catalogue.ts'
import type { Instant } from '../kernel/index.ts'
import { saleDateAt, saleStartOf } from './sale-day.ts'

export type { Season } from '../content/catalogue.ts'

export const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const satisfies ReadonlyArray<Season>

/** A festival of three months; the winter that starts in December belongs to the next year. */
export type Gala = { readonly season: Season; readonly year: number }

const MONTHS = 3

/** One gala runs at any time; the season changes on the first of March, June, September and December. Reference, content facts 6.4. */
export const galaAt = (now: Instant): Gala => {
  const { year, month } = saleDateAt(now)
  const season = SEASONS[Math.floor(((month + 1) % 12) / MONTHS)] ?? 'winter'
  return { season, year: month === 11 ? year + 1 : year }
}

/** From when until when a gala runs. */
export const galaSpan = ({ season, year }: Gala): { readonly start: Instant; readonly end: Instant } => {
  const first = SEASONS.indexOf(season) * MONTHS - 1
  return {
    start: saleStartOf({ year, month: first, date: 1 }),
    end: saleStartOf({ year, month: first + MONTHS, date: 1 }),
  }
}
