import { DAY } from '@daykeep/rules/kernel'
import { useId } from 'react'
import { formatDay, t } from '../../../i18n/index.ts'
import { classes, useDropTarget } from '../../../ui/index.ts'
import { PlannedTodo } from './PlannedTodo.tsx'
import type { PlannedDay } from './to-weeks.ts'
import styles from './UpcomingView.module.css'

type Props = {
  readonly planned: PlannedDay
  readonly onOpen: (task: string) => void
  readonly onShift: (task: string, days: number) => void
  readonly help: string
}

/** So many dailies are named; the others are counted, and named when one asks. */
const NAMED = 4

/** One day of the plan: what is to be done on it, and where a to-do is dropped. */
export const DayCell = ({ planned, onOpen, onShift, help }: Props) => {
  const { day, isToday, isPast, todos, dailies } = planned
  const heading = useId()
  const { ref, isOver } = useDropTarget(String(day), isPast)
  const more = dailies.slice(NAMED)
  return (
    <section
      ref={ref}
      className={classes(styles.day, isToday && styles.today, isPast && styles.past, isOver && styles.over)}
      aria-labelledby={heading}
      data-day={day}
    >
      <h2 id={heading} className={styles.date} aria-label={formatDay(day * DAY, LONG)}>
        <span>{formatDay(day * DAY, WEEKDAY)}</span>
        <span>{formatDay(day * DAY, DATE)}</span>
        {isToday && <b className={styles.badge}>{t('tasks.today')}</b>}
      </h2>
      {todos.length + dailies.length > 0 && (
        <ul className={styles.tasks}>
          {todos.map((task) => (
            <li key={task.id}>
              <PlannedTodo task={task} onOpen={onOpen} onShift={onShift} help={help} />
            </li>
          ))}
          {dailies.slice(0, NAMED).map(({ id, title }) => (
            <li key={id} className={styles.daily} dir="auto">
              {title}
            </li>
          ))}
          {more.length > 0 && (
            <li className={styles.daily}>
              <details>
                <summary>{t('planner.moreDailies', { count: more.length })}</summary>
                {more.map(({ id, title }) => (
                  <p key={id} dir="auto">
                    {title}
                  </p>
                ))}
              </details>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

const UTC = { timeZone: 'UTC' } as const
const WEEKDAY: Intl.DateTimeFormatOptions = { ...UTC, weekday: 'short' }
const DATE: Intl.DateTimeFormatOptions = { ...UTC, day: 'numeric', month: 'short' }
const LONG: Intl.DateTimeFormatOptions = { ...UTC, weekday: 'long', day: 'numeric', month: 'long' }
