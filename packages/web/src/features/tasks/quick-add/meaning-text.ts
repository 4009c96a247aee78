import { PRIORITIES, type Repeat, WEEKDAYS } from '@daykeep/rules/model'
import { formatDay, formatList, formatNumber, t } from '../../../i18n/index.ts'
import type { LineRepeat, Meaning } from './line.ts'

/** What a part of a line was understood to say. */
export const meaningText = (meaning: Meaning): string => {
  switch (meaning.type) {
    case 'tag':
      return `#${meaning.name}`
    case 'difficulty':
      return t(`taskForm.difficulty.${PRIORITIES.indexOf(meaning.priority)}`)
    case 'cost':
      return t('quickAdd.cost', { gold: formatNumber(meaning.gold) })
    case 'item':
      return t('quickAdd.item', { text: meaning.text })
    case 'repeat':
      return meaning.time === undefined
        ? repeatText(meaning.repeat)
        : t('quickAdd.atTime', { repeat: repeatText(meaning.repeat), time: timeText(meaning.time) })
    case 'when':
      return whenText(meaning)
  }
}

const DATE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const TIME = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const

const whenText = ({ date, time, isDayNamed }: Extract<Meaning, { type: 'when' }>): string => {
  if (time === undefined) return dayText(date)
  return isDayNamed ? formatDay(Date.parse(`${date}T${time}Z`), { ...DATE, ...TIME }) : timeText(time)
}

/** A date of a form is midnight UTC. */
const dayText = (date: string): string => formatDay(Date.parse(date), DATE)

const timeText = (time: string): string => formatDay(Date.parse(`2025-06-01T${time}Z`), TIME)

const repeatText = (repeat: LineRepeat): string => {
  const { recurs, recursCount: count = 1, monthlyBy, startDate } = repeat
  if (recurs !== undefined) return t(`quickAdd.recurs.${recurs}`, { count })
  if (startDate === undefined) return intervalText(repeat)
  return monthlyBy === 'weekday'
    ? t(`quickAdd.monthly.${weekOfMonth(startDate)}`, { weekday: weekdayText(startDate) })
    : t('quickAdd.from', { repeat: intervalText(repeat), date: dayText(startDate) })
}

const intervalText = ({ frequency, everyX = 1, repeat }: LineRepeat): string => {
  const every = t(`quickAdd.every.${frequency}`, { count: everyX })
  if (repeat === undefined) return every
  const days = t('quickAdd.onDays', { days: formatList(weekdays(repeat)) })
  return everyX > 1 ? `${every}, ${days}` : days
}

const weekdayText = (date: string): string => formatDay(Date.parse(date), { weekday: 'long', timeZone: 'UTC' })

const weekOfMonth = (date: string): 1 | 2 | 3 | 4 => Math.ceil(new Date(date).getUTCDate() / 7) as 1 | 2 | 3 | 4

/** 1 June 2025 was a Sunday. */
const weekdays = (repeat: Repeat): ReadonlyArray<string> =>
  WEEKDAYS.flatMap((day, at) =>
    repeat[day] ? [formatDay(Date.UTC(2025, 5, 1 + at), { weekday: 'short', timeZone: 'UTC' })] : [],
  )
