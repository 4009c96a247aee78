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
      return repeatText(meaning.repeat)
    case 'when':
      return meaning.isDayNamed || meaning.time === undefined
        ? formatList([dayText(meaning.date), ...(meaning.time === undefined ? [] : [meaning.time])])
        : meaning.time
  }
}

/** A date of a form is midnight UTC. */
const dayText = (date: string): string =>
  formatDay(Date.parse(date), { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

const repeatText = ({ frequency, everyX, repeat, recurs, recursCount: count = 1 }: LineRepeat): string => {
  if (recurs !== undefined) return t(`quickAdd.recurs.${recurs}`, { count })
  const every = t(`quickAdd.every.${frequency}`, { count: everyX ?? 1 })
  if (repeat === undefined) return every
  const days = t('quickAdd.onDays', { days: formatList(weekdays(repeat)) })
  return (everyX ?? 1) > 1 ? `${every}, ${days}` : days
}

/** 1 June 2025 was a Sunday. */
const weekdays = (repeat: Repeat): ReadonlyArray<string> =>
  WEEKDAYS.flatMap((day, at) =>
    repeat[day] ? [formatDay(Date.UTC(2025, 5, 1 + at), { weekday: 'short', timeZone: 'UTC' })] : [],
  )
