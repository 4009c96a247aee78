import { CalendarDays } from 'lucide-react'
import { isDue, nextDueDays, userDay } from '@daykeep/rules/calendar'
import { DAY } from '@daykeep/rules/kernel'
import { formatDay, formatList, t } from '../../../../i18n/index.ts'
import type { FieldProps } from './field-props.ts'
import styles from '../notice.module.css'
import { scheduleOf } from '../../form-values/index.ts'

/** The next days on which a daily with these values will be due. */
export const UpcomingDates = ({ values, formClock: { clock, now } }: FieldProps) => {
  const { everyX, startDate, recurrence, ...rest } = scheduleOf(values, clock)
  const schedule = {
    ...rest,
    everyX: everyX ?? 0,
    startDate: startDate ?? null,
    recurrence: recurrence ?? undefined,
    doneOn: values.doneOn,
  }
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
          : recurrence?.type === 'times'
            ? t(`taskForm.upcomingTimes.${recurrence.per}`, { count: recurrence.times })
            : t(`taskForm.${recurrence === null ? 'upcoming' : 'upcomingAfterDone'}`, {
                dates: formatList([...today, ...days]),
              })}
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
