import type { Catalogue, Gear } from '../content/catalogue.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import { DAY, type Instant } from '../kernel/index.ts'
import { dateOf } from './day.ts'
import { stockMonthAt } from './sale-day.ts'

/** The gear of one month for subscribers, in content order. The key is its month, `202611`. */
export type MysterySet = { readonly key: string; readonly pieces: ReadonlyArray<Gear> }

/** Sets from this year on belong to no month: the time travellers always have them. Reference, content facts 6.3. */
const OUT_OF_TIME = 3000

export const isOutOfTime = (set: string): boolean => Number(set.slice(0, 4)) >= OUT_OF_TIME

/** All sets, the oldest first. */
export const mysterySets = perCatalogue(({ gear }): ReadonlyArray<MysterySet> => {
  const pieces = Object.values<Gear>(gear).filter(({ group }) => group === 'mystery')
  const keys = [...new Set(pieces.flatMap(({ mystery }) => mystery ?? []))].toSorted()
  return keys.map((key) => ({ key, pieces: pieces.filter(({ mystery }) => mystery === key) }))
})

/** What comes out on the first of a month is six months apart from what came with it half a year ago. */
const HALF_YEAR = 6

/**
 * The sets of the time travellers: those of this month and of the one half a year away, from years or months that are
 * over, and those out of time. Reference, content facts 6.3.
 */
export const mysterySetsOnSale = (catalogue: Catalogue, now: Instant): ReadonlyArray<MysterySet> => {
  const { year, month } = stockMonthAt(now, 1)
  const thisMonth = `${year}${String(month + 1).padStart(2, '0')}`
  return mysterySets(catalogue).filter(
    ({ key }) => isOutOfTime(key) || ((Number(key.slice(4)) - 1 - month) % HALF_YEAR === 0 && key < thisMonth),
  )
}

/** The set of a month, which subscribers get; its month is that of UTC, from midnight on. Reference, rules 14.4. */
export const mysterySetOf = (catalogue: Catalogue, now: Instant): MysterySet | undefined => {
  const { year, month } = dateOf(Math.floor(now / DAY))
  return mysterySets(catalogue).find(({ key }) => key === `${year}${String(month + 1).padStart(2, '0')}`)
}
