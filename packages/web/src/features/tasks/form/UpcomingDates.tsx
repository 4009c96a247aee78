import { CalendarDays } from 'lucide-react'
import { isDue, nextDueDays, userDay } from '@daykeep/rules/calendar'
import { formatDay, formatList, t } from '../../../texts/index.ts'
import type { Part } from './part.ts'
import styles from './TaskForm.module.css'
import { scheduleOf } from './written-values.ts'

const DAY = 86_400_000

/** The days on which a daily will be due, as the rules count them, so that nobody has to guess. */
export const UpcomingDates = ({ values, reading: { clock, now } }: Part) => {
  const { everyX, startDate, ...rest } = scheduleOf(values, clock)
  const schedule = { ...rest, everyX: everyX ?? 0, startDate: startDate ?? null }
  const today = isDue({ type: 'daily', ...schedule }, clock, now) ? [t('taskForm.dueToday')] : []
  const days = nextDueDays(schedule, clock, now).map((day) =>
    formatDay(day * DAY, dateFormat(day, userDay(clock, now))),
  )
  return (
    <p className={styles.upcoming} role="status">
      <CalendarDays size={17} aria-hidden="true" />
      <span>
        {today.length + days.length === 0
          ? t('taskForm.neverDue')
          : t('taskForm.upcoming', { dates: formatList([...today, ...days]) })}
      </span>
    </p>
  )
}

/** The year is told where it is not plain. */
const dateFormat = (day: number, today: number): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
  ...(day - today > 300 && { year: 'numeric' }),
})
