import { type Catalogue, type Gear, memoizeByCatalogue } from '../../catalogue/index.ts'
import { DAY, type Instant } from '../../kernel/index.ts'
import { dateOf, stockMonthAt } from '../days/index.ts'

/** The subscriber gear of one month, in content order. The key is the month, such as `202611`. */
export type MysterySet = { readonly key: string; readonly pieces: ReadonlyArray<Gear> }

/** Sets from this year on belong to no month: the time travellers always have them. docs/reference/content-facts.md 6.3. */
const OUT_OF_TIME = 3000

/** Whether a set belongs to no month; `set`: its key, such as `301404`. */
export const isOutOfTime = (set: string): boolean => Number(set.slice(0, 4)) >= OUT_OF_TIME

/** All sets, oldest first. */
export const mysterySets = memoizeByCatalogue(({ gear }): ReadonlyArray<MysterySet> => {
  const pieces = Object.values<Gear>(gear).filter(({ group }) => group === 'mystery')
  const keys = [...new Set(pieces.flatMap(({ mystery }) => mystery ?? []))].toSorted()
  return keys.map((key) => ({ key, pieces: pieces.filter(({ mystery }) => mystery === key) }))
})

/** Months between the two months of a year whose sets are sold together. */
const HALF_YEAR = 6

/**
 * The sets that the time travellers sell: past sets of this month and of the month half a year away, and those out of
 * time. docs/reference/content-facts.md 6.3.
 */
export const mysterySetsOnSale = (catalogue: Catalogue, now: Instant): ReadonlyArray<MysterySet> => {
  const { year, month } = stockMonthAt(now, 1)
  const thisMonth = `${year}${String(month + 1).padStart(2, '0')}`
  return mysterySets(catalogue).filter(
    ({ key }) => isOutOfTime(key) || ((Number(key.slice(4)) - 1 - month) % HALF_YEAR === 0 && key < thisMonth),
  )
}

/** The set that subscribers get this month; the month changes at midnight UTC. docs/reference/rules.md 14.4. */
export const mysterySetOf = (catalogue: Catalogue, now: Instant): MysterySet | undefined => {
  const { year, month } = dateOf(Math.floor(now / DAY))
  return mysterySets(catalogue).find(({ key }) => key === `${year}${String(month + 1).padStart(2, '0')}`)
}
