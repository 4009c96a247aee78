import { DAY } from '@daykeep/rules/kernel'
import { WEEKDAYS } from '@daykeep/rules/model'
import { firstWeekday } from '../../../../dates/index.ts'
import { formatDay, t } from '../../../../i18n/index.ts'
import { Chip } from '../../../../ui/index.ts'
import { FieldGroup } from './FieldGroup.tsx'
import layout from './layout.module.css'
import type { FieldProps } from './field-props.ts'

/** A Sunday, from which the names of the weekdays are formatted. */
const SUNDAY = Date.UTC(2026, 0, 4)

/** The weekdays on which a daily is due, beginning with the first one of the player's week. */
export const WeekdayField = ({ values: { repeat }, onChange, locked, error }: FieldProps) => {
  const first = firstWeekday(document.documentElement.lang || 'en')
  const order = WEEKDAYS.map((_, at) => (at + first) % WEEKDAYS.length)
  return (
    <FieldGroup label={t('taskForm.weekdays')} error={error('repeat')}>
      <div className={layout.chips}>
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
