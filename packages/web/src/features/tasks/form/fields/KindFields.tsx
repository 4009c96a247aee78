import { Minus, Plus } from 'lucide-react'
import type { TaskType } from '@daykeep/rules/model'
import { t } from '../../../../i18n/index.ts'
import { Button, Chip, DatePicker, NumberField } from '../../../../ui/index.ts'
import { ChecklistField } from './ChecklistField.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import type { FieldProps } from './field-props.ts'
import { ScheduleFields } from './ScheduleFields.tsx'
import layout from './layout.module.css'
import { TodoRepeatFields } from './TodoRepeatFields.tsx'
import { todayIso } from '../../form-values/index.ts'

type Props = { readonly kind: TaskType; readonly field: FieldProps }

/** The fields that only one type of task has. */
export const KindFields = ({ kind, field }: Props) => {
  switch (kind) {
    case 'habit':
      return <DirectionField {...field} />
    case 'daily':
      return (
        <>
          <ChecklistField {...field} />
          <ScheduleFields {...field} />
        </>
      )
    case 'todo':
      return (
        <>
          <ChecklistField {...field} />
          <DueField {...field} />
          <TodoRepeatFields {...field} />
        </>
      )
    case 'reward':
      return <CostField {...field} />
  }
}

const DirectionField = ({ values: { up, down }, onChange, locked }: FieldProps) => (
  <FieldGroup
    label={t('taskForm.directions')}
    hint={t(!up && !down ? 'taskForm.noDirection' : 'taskForm.directionsHint')}
  >
    <div className={layout.chips}>
      <Chip
        type="filter"
        on={up}
        icon={<Plus size={15} aria-hidden="true" />}
        disabled={locked('up')}
        onChange={(on) => onChange({ up: on })}
      >
        {t('taskForm.plus')}
      </Chip>
      <Chip
        type="filter"
        on={down}
        icon={<Minus size={15} aria-hidden="true" />}
        disabled={locked('down')}
        onChange={(on) => onChange({ down: on })}
      >
        {t('taskForm.minus')}
      </Chip>
    </div>
  </FieldGroup>
)

const DueField = ({ values: { date }, onChange, locked, error, formClock }: FieldProps) => (
  <div className={layout.pair}>
    <DatePicker
      label={t('taskForm.date')}
      optional
      clearable
      value={date}
      disabled={locked('date')}
      error={error('date')}
      onChange={(day) => onChange({ date: day })}
    />
    <Button
      variant="tertiary"
      className={layout.beside}
      disabled={locked('date')}
      onClick={() => onChange({ date: todayIso(formClock) })}
    >
      {t('taskForm.today')}
    </Button>
  </div>
)

const CostField = ({ values: { cost }, onChange, locked, error }: FieldProps) => (
  <NumberField
    label={t('taskForm.cost')}
    className={layout.narrow}
    value={cost}
    min={0}
    step={0.01}
    by={1}
    disabled={locked('value')}
    error={error('value')}
    onChange={(gold) => onChange({ cost: gold })}
  />
)
