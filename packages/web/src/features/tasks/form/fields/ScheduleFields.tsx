import { RECURRENCES } from '@daykeep/rules/calendar'
import type { Daily } from '@daykeep/rules/model'
import { t } from '../../../../i18n/index.ts'
import { DatePicker, NumberField, SegmentedControl, Select } from '../../../../ui/index.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { MonthlyBy, Recurs } from '../../form-values/index.ts'
import layout from './layout.module.css'
import type { FieldProps } from './field-props.ts'
import { UpcomingDates } from './UpcomingDates.tsx'
import { WeekdayField } from './WeekdayField.tsx'

const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const satisfies ReadonlyArray<Daily['frequency']>
const RECURS = ['week', 'month', 'afterDone'] as const satisfies ReadonlyArray<Recurs>
const MONTHLY = ['date', 'weekday'] as const satisfies ReadonlyArray<MonthlyBy>

/** When a daily is due. docs/reference/rules.md 4, decision 130. */
export const ScheduleFields = (field: FieldProps) => {
  const { values, onChange, locked, error } = field
  const { frequency, startDate, monthlyBy, recurs } = values
  return (
    <>
      <RepeatsField {...field} />
      <div className={layout.pair}>
        <DatePicker
          label={t('taskForm.startDate')}
          hint={t('taskForm.startDateHint')}
          value={startDate}
          disabled={locked('startDate')}
          error={error('startDate')}
          onChange={(day) => onChange({ startDate: day })}
        />
        <EveryField {...field} />
      </div>
      {recurs === undefined && frequency === 'weekly' && <WeekdayField {...field} />}
      {recurs === undefined && frequency === 'monthly' && (
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

/** Other clients see a daily that recurs as one of every day. */
const RepeatsField = ({ values: { frequency, recurs }, onChange, locked }: FieldProps) => (
  <Select
    label={t('taskForm.repeats')}
    value={recurs ?? frequency}
    disabled={locked('frequency')}
    onChange={(next) => {
      const chosen = RECURS.find((each) => each === next)
      if (chosen !== undefined) onChange({ recurs: chosen, frequency: 'daily', everyX: 1 })
      else onChange({ recurs: undefined, frequency: next as Daily['frequency'] })
    }}
    options={[
      ...FREQUENCIES.map((value) => ({ value, label: t(`taskForm.frequency.${value}`) })),
      ...(locked('recurrence') ? [] : RECURS.map((value) => ({ value, label: t(`taskForm.recurs.${value}`) }))),
    ]}
  />
)

const EveryField = ({ values: { frequency, everyX, recurs, recursCount }, onChange, locked, error }: FieldProps) =>
  recurs === undefined ? (
    <NumberField
      label={t(`taskForm.every.${frequency}`)}
      value={everyX}
      min={1}
      max={9999}
      disabled={locked('everyX')}
      error={error('everyX')}
      onChange={(every) => onChange({ everyX: every })}
    />
  ) : (
    <NumberField
      label={t(`taskForm.recursCount.${recurs}`)}
      value={recursCount}
      min={1}
      max={RECURRENCES[recurs === 'afterDone' ? 'days' : recurs]}
      disabled={locked('recurrence')}
      error={error('recurrence')}
      onChange={(count) => onChange({ recursCount: count })}
    />
  )
