import { dateOf, type Day, toIsoDay } from '@daykeep/rules/calendar'
import type { Player } from '@daykeep/rules/model'
import { type DayCount, type Statistics, statisticsOf, type TaskStatistics } from '@daykeep/rules/statistics'
import { formatDay, formatNumber, t } from '../../i18n/index.ts'
import type { BarModel, HeatDay, HeatWeek, ValuePoint } from './charts/index.ts'

/** Rows of a table; the first cell of each is its heading. */
export type TableModel = {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

export type TaskModel = { readonly id: string; readonly text: string; readonly values: ReadonlyArray<ValuePoint> }

export type StatisticsModel = {
  /** Things that were done in the year. */
  readonly total: number
  readonly summary: string
  readonly weeks: ReadonlyArray<HeatWeek>
  readonly weekdayNames: ReadonlyArray<string>
  readonly months: TableModel
  readonly weekdays: ReadonlyArray<BarModel>
  readonly hours: ReadonlyArray<BarModel>
  readonly best: ReadonlyArray<{ readonly day: string; readonly count: string }>
  readonly taskTable: TableModel
  /** Tasks with values enough for a line. */
  readonly tasks: ReadonlyArray<TaskModel>
  readonly files: { readonly days: TableModel; readonly tasks: TableModel }
}

/** `firstDay`: the weekday on which the player's week begins, 0 for Sunday. */
export const toStatistics = (player: Player, now: number, firstDay: number): StatisticsModel => {
  const statistics = statisticsOf(player, now)
  const { days, weekdays, hours, best, tasks, since } = statistics
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const order = Array.from({ length: 7 }, (_, index) => (firstDay + index) % 7)
  return {
    total,
    summary: summaryOf(total, since),
    weeks: toWeeks(days, firstDay),
    weekdayNames: order.map((weekday) => weekdayName(weekday, 'short')),
    months: toMonths(days),
    weekdays: order.map((weekday) =>
      toBar(`${weekday}`, weekdayName(weekday, 'long'), weekdays[weekday] ?? 0, 'short'),
    ),
    hours: hours.map((count, hour) => toBar(`${hour}`, hourName(hour), count)),
    best: best.map(({ day, count }) => ({ day: dayName(day), count: doneText(count) })),
    taskTable: toTaskTable(tasks),
    tasks: tasks.filter(({ values }) => values.length > 1).map(({ id, text, values }) => ({ id, text, values })),
    files: toFiles(statistics),
  }
}

const summaryOf = (total: number, since: Day | undefined): string =>
  since === undefined ? t('statistics.nothing') : t('statistics.summary', { count: total, since: dayName(since) })

/** Midnight of a day where the browser is, by which dates are written. */
const at = (day: Day): number => {
  const { year, month, date } = dateOf(day)
  return new Date(year, month, date).getTime()
}

const dayName = (day: Day): string => formatDay(at(day), { day: 'numeric', month: 'long', year: 'numeric' })

const doneText = (count: number): string => t('statistics.done', { count })

/** A Sunday, from which weekdays are counted. */
const SUNDAY = new Date(2026, 1, 1)

const weekdayName = (weekday: number, style: 'short' | 'long'): string =>
  formatDay(new Date(SUNDAY.getFullYear(), SUNDAY.getMonth(), SUNDAY.getDate() + weekday).getTime(), { weekday: style })

const hourName = (hour: number): string => formatDay(new Date(2026, 1, 1, hour).getTime(), { hour: 'numeric' })

const toBar = (key: string, name: string, count: number, style?: 'short'): BarModel => ({
  key,
  label: style === undefined ? name : weekdayName(Number(key), style),
  count,
  text: t('statistics.doneOn', { when: name, count }),
})

const toWeeks = (days: ReadonlyArray<DayCount>, firstDay: number): ReadonlyArray<HeatWeek> => {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const weeks: Array<{ bins: HeatDay[]; month: string }> = []
  for (const { day, count } of days) {
    const row = (((day + 4 - firstDay) % 7) + 7) % 7
    if (row === 0 || weeks.length === 0) weeks.push({ bins: [], month: '' })
    const week = weeks[weeks.length - 1]
    if (week === undefined) continue
    if (dateOf(day).date === 1) week.month = formatDay(at(day), { month: 'short' })
    const text = t('statistics.doneOn', { when: dayName(day), count })
    week.bins.push({ row, level: Math.ceil((4 * count) / most), text })
  }
  return weeks
}

const toMonths = (days: ReadonlyArray<DayCount>): TableModel => {
  const months = new Map<string, { readonly name: string; readonly count: number; readonly active: number }>()
  for (const { day, count } of days) {
    const key = toIsoDay(day).slice(0, 7)
    const before = months.get(key)
    months.set(key, {
      name: before?.name ?? formatDay(at(day), { month: 'long', year: 'numeric' }),
      count: (before?.count ?? 0) + count,
      active: (before?.active ?? 0) + (count > 0 ? 1 : 0),
    })
  }
  return {
    columns: [t('statistics.month'), t('statistics.doneColumn'), t('statistics.activeDays')],
    rows: [...months.values()]
      .toReversed()
      .map(({ name, count, active }) => [name, formatNumber(count), formatNumber(active)]),
  }
}

const toTaskTable = (tasks: ReadonlyArray<TaskStatistics>): TableModel => ({
  columns: taskColumns(),
  rows: tasks.map(({ text, type, value, streak, done, doneShare }) => [
    text,
    t(`statistics.${type}`),
    formatNumber(value, { maximumFractionDigits: 1 }),
    streak === undefined ? '' : formatNumber(streak),
    formatNumber(done),
    doneShare === undefined ? '' : formatNumber(doneShare, { style: 'percent' }),
  ]),
})

const taskColumns = (): ReadonlyArray<string> =>
  ['task', 'kind', 'value', 'streak', 'doneColumn', 'kept'].map((column) => t(`statistics.${column}`))

/** Figures for other programs: days as ISO 8601, numbers without words. */
const toFiles = ({ days, tasks }: Statistics): StatisticsModel['files'] => ({
  days: {
    columns: [t('statistics.day'), t('statistics.doneColumn')],
    rows: days.map(({ day, count }) => [toIsoDay(day), String(count)]),
  },
  tasks: {
    columns: taskColumns(),
    rows: tasks.map(({ text, type, value, streak = '', done, doneShare = '' }) =>
      [text, type, value, streak, done, doneShare].map(String),
    ),
  },
})
