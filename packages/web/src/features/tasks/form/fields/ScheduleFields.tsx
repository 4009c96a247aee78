import type { Daily } from '@daykeep/rules/model'
import { t } from '../../../../i18n/index.ts'
import { DatePicker, NumberField, SegmentedControl } from '../../../../ui/index.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { MonthlyBy } from '../values/form-values.ts'
import layout from './layout.module.css'
import type { FieldProps } from './field-props.ts'
import { UpcomingDates } from './UpcomingDates.tsx'
import { WeekdayField } from './WeekdayField.tsx'

const REPEATS = ['daily', 'weekly', 'monthly', 'yearly'] as const satisfies ReadonlyArray<Daily['frequency']>
const MONTHLY = ['date', 'weekday'] as const satisfies ReadonlyArray<MonthlyBy>

/** When a daily is due. docs/reference/rules.md 4. */
export const ScheduleFields = (field: FieldProps) => {
  const { values, onChange, locked, error } = field
  const { frequency, everyX, startDate, monthlyBy } = values
  return (
    <>
      <FieldGroup label={t('taskForm.repeats')}>
        <SegmentedControl
          label={t('taskForm.repeats')}
          value={frequency}
          disabled={locked('frequency')}
          onChange={(next) => onChange({ frequency: next })}
          segments={REPEATS.map((value) => ({ value, label: t(`taskForm.frequency.${value}`) }))}
        />
      </FieldGroup>
      <div className={layout.pair}>
        <DatePicker
          label={t('taskForm.startDate')}
          hint={t('taskForm.startDateHint')}
          value={startDate}
          disabled={locked('startDate')}
          error={error('startDate')}
          onChange={(day) => onChange({ startDate: day })}
        />
        <NumberField
          label={t(`taskForm.every.${frequency}`)}
          value={everyX}
          min={1}
          max={9999}
          disabled={locked('everyX')}
          error={error('everyX')}
          onChange={(every) => onChange({ everyX: every })}
        />
      </div>
      {frequency === 'weekly' && <WeekdayField {...field} />}
      {frequency === 'monthly' && (
        <FieldGroup label={t('taskForm.monthlyBy')} error={error('daysOfMonth') ?? error('weeksOfMonth')}>
          <SegmentedControl
            label={t('taskForm.monthlyBy')}
            value={monthlyBy}
            disabled={locked('daysOfMonth')}
            onChange={(next) => onChange({ monthlyBy: next })}
            segments={MONTHLY.map((value) => ({ value, label: t(`taskForm.monthly.${value}`) }))}
          />
        </FieldGroup>
      )}
      <UpcomingDates {...field} />
    </>
  )
}
