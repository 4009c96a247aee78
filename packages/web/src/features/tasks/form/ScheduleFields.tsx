import type { Daily } from '@daykeep/rules/model'
import { t } from '../../../texts/index.ts'
import { DatePicker, NumberField, Segments } from '../../../ui/index.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { MonthlyBy } from './form-values.ts'
import styles from './TaskForm.module.css'
import type { Part } from './part.ts'
import { UpcomingDates } from './UpcomingDates.tsx'
import { WeekdayField } from './WeekdayField.tsx'

const REPEATS = ['daily', 'weekly', 'monthly', 'yearly'] as const satisfies ReadonlyArray<Daily['frequency']>
const MONTHLY = ['date', 'weekday'] as const satisfies ReadonlyArray<MonthlyBy>

/** When a daily is due, and the next days on which it will be. Reference, rules 4. */
export const ScheduleFields = (part: Part) => {
  const { values, onChange, locked, fault } = part
  const { frequency, everyX, startDate, monthlyBy } = values
  return (
    <>
      <FieldGroup label={t('taskForm.repeats')}>
        <Segments
          label={t('taskForm.repeats')}
          value={frequency}
          disabled={locked('frequency')}
          onChange={(next) => onChange({ frequency: next })}
          segments={REPEATS.map((value) => ({ value, label: t(`taskForm.frequency.${value}`) }))}
        />
      </FieldGroup>
      <div className={styles.pair}>
        <DatePicker
          label={t('taskForm.startDate')}
          hint={t('taskForm.startDateHint')}
          value={startDate}
          disabled={locked('startDate')}
          error={fault('startDate')}
          onChange={(day) => onChange({ startDate: day })}
        />
        <NumberField
          label={t(`taskForm.every.${frequency}`)}
          value={everyX}
          min={1}
          max={9999}
          disabled={locked('everyX')}
          error={fault('everyX')}
          onChange={(every) => onChange({ everyX: every })}
        />
      </div>
      {frequency === 'weekly' && <WeekdayField {...part} />}
      {frequency === 'monthly' && (
        <FieldGroup label={t('taskForm.monthlyBy')} error={fault('daysOfMonth') ?? fault('weeksOfMonth')}>
          <Segments
            label={t('taskForm.monthlyBy')}
            value={monthlyBy}
            disabled={locked('daysOfMonth')}
            onChange={(next) => onChange({ monthlyBy: next })}
            segments={MONTHLY.map((value) => ({ value, label: t(`taskForm.monthly.${value}`) }))}
          />
        </FieldGroup>
      )}
      <UpcomingDates {...part} />
    </>
  )
}
