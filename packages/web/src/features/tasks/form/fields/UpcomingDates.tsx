import { CalendarDays } from 'lucide-react'
import { isDue, nextDueDays, userDay } from '@daykeep/rules/calendar'
import { DAY } from '@daykeep/rules/kernel'
import { formatDay, formatList, t } from '../../../../i18n/index.ts'
import type { FieldProps } from './field-props.ts'
import styles from '../notice.module.css'
import { scheduleOf } from '../values/field-values.ts'

/** The next days on which a daily with these values will be due. */
export const UpcomingDates = ({ values, formClock: { clock, now } }: FieldProps) => {
  const { everyX, startDate, ...rest } = scheduleOf(values, clock)
  const schedule = { ...rest, everyX: everyX ?? 0, startDate: startDate ?? null }
  const today = isDue({ type: 'daily', ...schedule }, clock, now) ? [t('taskForm.dueToday')] : []
  const days = nextDueDays(schedule, clock, now).map((day) =>
    formatDay(day * DAY, dateFormat(day, userDay(clock, now))),
  )
  return (
    <p className={styles.notice} role="status">
      <CalendarDays size={17} aria-hidden="true" />
      <span>
        {today.length + days.length === 0
          ? t('taskForm.neverDue')
          : t('taskForm.upcoming', { dates: formatList([...today, ...days]) })}
      </span>
    </p>
  )
}

/** With the year where it is not obvious. */
const dateFormat = (day: number, today: number): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
  ...(day - today > 300 && { year: 'numeric' }),
})
