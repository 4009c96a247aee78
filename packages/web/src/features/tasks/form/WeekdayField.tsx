import { WEEKDAYS } from '@daykeep/rules/model'
import { formatDay, t } from '../../../texts/index.ts'
import { Chip } from '../../../ui/index.ts'
import { FieldGroup } from './FieldGroup.tsx'
import styles from './TaskForm.module.css'
import type { Part } from './part.ts'
import { firstWeekday } from './first-weekday.ts'

/** A Sunday: weekdays are named by the days that follow it. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY = 86_400_000

/** On which days of the week a daily is due, in the order of the player's language. */
export const WeekdayField = ({ values: { repeat }, onChange, locked, fault }: Part) => {
  const first = firstWeekday(document.documentElement.lang || 'en')
  const order = WEEKDAYS.map((_, at) => (at + first) % WEEKDAYS.length)
  return (
    <FieldGroup label={t('taskForm.weekdays')} error={fault('repeat')}>
      <div className={styles.chips}>
        {order.map((at) => {
          const weekday = WEEKDAYS[at] ?? 'su'
          return (
            <Chip
              key={weekday}
              type="filter"
              on={repeat[weekday]}
              disabled={locked('repeat')}
              onChange={(on) => onChange({ repeat: { ...repeat, [weekday]: on } })}
            >
              {formatDay(SUNDAY + at * DAY, { weekday: 'short', timeZone: 'UTC' })}
            </Chip>
          )
        })}
      </div>
    </FieldGroup>
  )
}
