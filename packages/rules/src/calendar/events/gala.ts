import type { Season } from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import { saleDateAt, saleStartOf } from '../days/index.ts'

export type { Season } from '../../catalogue/index.ts'

export const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const satisfies ReadonlyArray<Season>

/** A season of three months; winter belongs to the year after the December in which it starts. */
export type Gala = { readonly season: Season; readonly year: number }

const MONTHS = 3

/** The current gala; there is always one. It changes on the first of March, June, September and December. docs/reference/content-facts.md 6.4. */
export const galaAt = (now: Instant): Gala => {
  const { year, month } = saleDateAt(now)
  const season = SEASONS[Math.floor(((month + 1) % 12) / MONTHS)] ?? 'winter'
  return { season, year: month === 11 ? year + 1 : year }
}

/** The start and end of a gala. */
export const galaSpan = ({ season, year }: Gala): { readonly start: Instant; readonly end: Instant } => {
  const first = SEASONS.indexOf(season) * MONTHS - 1
  return {
    start: saleStartOf({ year, month: first, date: 1 }),
    end: saleStartOf({ year, month: first + MONTHS, date: 1 }),
  }
}
