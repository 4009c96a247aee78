import type { Background, Catalogue } from '../content/catalogue.ts'
import { perCatalogue } from '../content/per-catalogue.ts'
import type { Instant } from '../kernel/index.ts'
import { RELEASE_DAYS } from './release-days.ts'
import { stockMonthAt } from './sale-day.ts'

/** The scenes of one month; `month` counts from 0. */
type MonthlySet = { readonly key: string; readonly year: number; readonly month: number }

const MONTHLY = /^backgrounds(\d\d)(\d{4})$/

/** The oldest first. */
const monthlySets = perCatalogue(({ backgrounds }): ReadonlyArray<MonthlySet> => {
  const keys = new Set(Object.values<Background>(backgrounds).map(({ set }) => set))
  const sets = [...keys].flatMap((key) => {
    const [, month, year] = MONTHLY.exec(key) ?? []
    return month === undefined ? [] : [{ key, year: Number(year), month: Number(month) - 1 }]
  })
  return sets.toSorted((one, other) => one.year - other.year || one.month - other.month)
})

/** From this month on a set comes back every year in its own month; older ones take turns. `month` counts from 0. */
const NEW_SINCE = { year: 2024, month: 5 } as const

const isNew = ({ year, month }: MonthlySet): boolean =>
  year > NEW_SINCE.year || (year === NEW_SINCE.year && month >= NEW_SINCE.month)

/**
 * The sets of scenes that are sold now: those of this month, and of the older ones half of those of this month and of
 * the month half a year away. The first half of a year has those of even years. Reference, content facts 6.3.
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
