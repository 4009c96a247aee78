import { calendarDay, dateOf, type Day, type DayClock, dayOf, daysInMonth, midnightOf } from '../calendar/index.ts'
import { DAY, fromIso, HOUR, type Instant, type IsoInstant } from '../kernel/index.ts'

/** How long a history may grow, and what is kept whole: days, then months. Reference, rules 3.10. */
export const HISTORY = {
  player: { entries: 60, days: 60, months: 10 },
  subscriber: { entries: 365, days: 365, months: 12 },
} as const

export type Keeping = (typeof HISTORY)[keyof typeof HISTORY]

export type Entry = { readonly date: IsoInstant | Instant; readonly value: number }

/** When to compact, for whom. */
export type Compaction = { readonly clock: DayClock; readonly now: Instant; readonly keeping: Keeping }

/** Old entries give way to their mean by the month, still older ones by the year; younger ones stay as they are. Reference, rules 3.10. */
export const compactHistory = <A extends Entry>(
  { clock, now, keeping }: Compaction,
  history: ReadonlyArray<A>,
): ReadonlyArray<A | Entry> => {
  const cutDay = calendarDay(clock, now) - keeping.days
  const cut = midnightOf(clock, cutDay)
  const monthsFrom = midnightOf(clock, monthsBefore(cutDay, keeping.months))
  const years = new Map<number, Mean>()
  const months = new Map<number, Mean>()
  const kept: A[] = []
  const young = youngFrom(history, cut)
  for (const entry of history.slice(0, young)) {
    const at = userTime(clock, fromIso(entry.date))
    if (at >= cut) kept.push(entry)
    else {
      const { year, month } = dateOf(calendarDay(clock, at))
      if (at >= monthsFrom) collect(months, year * 12 + month, entry)
      else collect(years, year, entry)
    }
  }
  return [...[...years.values(), ...months.values()].map(meanOf), ...kept, ...history.slice(young)]
}

/** Where the entries begin that are young whatever the hour: a day start moves an entry by one day at most. */
const youngFrom = (history: ReadonlyArray<Entry>, cut: Instant): number =>
  history.findLastIndex(({ date }) => !(fromIso(date) >= cut + DAY)) + 1

/** The first entry's instant, and what the mean is made of. */
type Mean = { readonly date: Instant; readonly sum: number; readonly count: number }

const collect = (means: Map<number, Mean>, period: number, { date, value }: Entry): void => {
  const { date: first, sum, count } = means.get(period) ?? { date: fromIso(date), sum: 0, count: 0 }
  means.set(period, { date: first, sum: sum + value, count: count + 1 })
}

const meanOf = ({ date, sum, count }: Mean): Entry => ({ date, value: sum / count })

/** An entry from before the day start belongs to the day before, at the same hour. */
const userTime = (clock: DayClock, at: Instant): Instant => {
  const sinceMidnight = at - midnightOf(clock, calendarDay(clock, at))
  return sinceMidnight < clock.dayStart * HOUR ? at - DAY : at
}

/** The same date some months earlier, or the last of a month that lacks it. */
const monthsBefore = (day: Day, months: number): Day => {
  const { year, month, date } = dateOf(day)
  const first = dateOf(dayOf(year, month - months, 1))
  return dayOf(first.year, first.month, Math.min(date, daysInMonth(first.year, first.month)))
}
