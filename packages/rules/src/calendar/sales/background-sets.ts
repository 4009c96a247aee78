import { type Background, type Catalogue, memoizeByCatalogue, type YearlyEvent } from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import { RELEASE_DAYS } from './release-days.ts'
import { stockMonthAt } from '../days/index.ts'

/** The backgrounds of one month; `month` counts from 0. */
type MonthlySet = { readonly key: string; readonly year: number; readonly month: number }

const MONTHLY = /^backgrounds(\d\d)(\d{4})$/

/** All monthly sets, oldest first. */
const monthlySets = memoizeByCatalogue(({ backgrounds }): ReadonlyArray<MonthlySet> => {
  const keys = new Set(Object.values<Background>(backgrounds).map(({ set }) => set))
  const sets = [...keys].flatMap((key) => {
    const [, month, year] = MONTHLY.exec(key) ?? []
    return month === undefined ? [] : [{ key, year: Number(year), month: Number(month) - 1 }]
  })
  return sets.toSorted((one, other) => one.year - other.year || one.month - other.month)
})

/** Sets from this month on return every year in their own month; older ones rotate. `month` counts from 0. */
const NEW_SINCE = { year: 2024, month: 5 } as const

const isNew = ({ year, month }: MonthlySet): boolean =>
  year > NEW_SINCE.year || (year === NEW_SINCE.year && month >= NEW_SINCE.month)

/**
 * The background sets on sale now: newer sets of this month, and older sets of this month and the month half a year
 * away. Of the older ones, the first half of a year sells those of even years, the second half those of odd years.
 * docs/reference/content-facts.md 6.3.
 */
export const backgroundSetsOnSale = (catalogue: Catalogue, now: Instant): ReadonlyArray<string> => {
  const today = stockMonthAt(now, RELEASE_DAYS.backgrounds)
  const parity = today.month < 6 ? 0 : 1
  return monthlySets(catalogue)
    .filter((set) =>
      isNew(set)
        ? set.month === today.month && set.year <= today.year
        : (set.month - today.month) % 6 === 0 && set.year % 2 === parity,
    )
    .map(({ key }) => key)
}

const backgroundsWithEvent = memoizeByCatalogue(({ backgrounds }) =>
  Object.values<Background>(backgrounds).filter(({ event }) => event !== undefined),
)

/** The backgrounds that these events sell. docs/decisions/076-scenes-of-events.md. */
export const eventBackgrounds = (catalogue: Catalogue, events: ReadonlyArray<YearlyEvent>): ReadonlyArray<Background> =>
  backgroundsWithEvent(catalogue).filter(({ event }) => events.some(({ key }) => key === event))
