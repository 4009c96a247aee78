import { calendarDay, dateOf, type Day, type DayClock, dayOf, daysInMonth, midnightOf } from '../../calendar/index.ts'
import { DAY, fromIso, HOUR, type Instant, type IsoInstant } from '../../kernel/index.ts'

/**
 * `entries`: the length above which a history is compacted; `days`: kept as they are; `months`: the months before
 * those, kept as monthly means. docs/reference/rules.md 3.10.
 */
export const HISTORY_LIMITS = {
  player: { entries: 60, days: 60, months: 10 },
  subscriber: { entries: 365, days: 365, months: 12 },
} as const

export type HistoryLimits = (typeof HISTORY_LIMITS)[keyof typeof HISTORY_LIMITS]

export type Entry = { readonly date: IsoInstant | Instant; readonly value: number }

export type Compaction = { readonly clock: DayClock; readonly now: Instant; readonly limits: HistoryLimits }

/** Replaces old entries by monthly means and still older ones by yearly means; keeps recent entries. docs/reference/rules.md 3.10. */
export const compactHistory = <A extends Entry>(
  { clock, now, limits }: Compaction,
  history: ReadonlyArray<A>,
): ReadonlyArray<A | Entry> => {
  const cutDay = calendarDay(clock, now) - limits.days
  const cut = midnightOf(clock, cutDay)
  const monthsFrom = midnightOf(clock, monthsBefore(cutDay, limits.months))
  const years = new Map<number, Mean>()
  const months = new Map<number, Mean>()
  const recent: A[] = []
  const firstYoung = youngFrom(history, cut)
  for (const entry of history.slice(0, firstYoung)) {
    const at = userTime(clock, fromIso(entry.date))
    if (at >= cut) recent.push(entry)
    else {
      const { year, month } = dateOf(calendarDay(clock, at))
      if (at >= monthsFrom) collect(months, year * 12 + month, entry)
      else collect(years, year, entry)
    }
  }
  return [...[...years.values(), ...months.values()].map(meanOf), ...recent, ...history.slice(firstYoung)]
}

/** The index from which all entries are recent at any day start, which moves an entry by one day at most. */
const youngFrom = (history: ReadonlyArray<Entry>, cut: Instant): number =>
  history.findLastIndex(({ date }) => !(fromIso(date) >= cut + DAY)) + 1

/** A running mean. `date`: the instant of its first entry. */
type Mean = { readonly date: Instant; readonly sum: number; readonly count: number }

const collect = (means: Map<number, Mean>, period: number, { date, value }: Entry): void => {
  const { date: first, sum, count } = means.get(period) ?? { date: fromIso(date), sum: 0, count: 0 }
  means.set(period, { date: first, sum: sum + value, count: count + 1 })
}

const meanOf = ({ date, sum, count }: Mean): Entry => ({ date, value: sum / count })

/** Moves an entry from before the day start to the day before, at the same hour. */
const userTime = (clock: DayClock, at: Instant): Instant => {
  const sinceMidnight = at - midnightOf(clock, calendarDay(clock, at))
  return sinceMidnight < clock.dayStart * HOUR ? at - DAY : at
}

/** The same date some months earlier, or the last day of that month if it is shorter. */
const monthsBefore = (day: Day, months: number): Day => {
  const { year, month, date } = dateOf(day)
  const first = dateOf(dayOf(year, month - months, 1))
  return dayOf(first.year, first.month, Math.min(date, daysInMonth(first.year, first.month)))
}
