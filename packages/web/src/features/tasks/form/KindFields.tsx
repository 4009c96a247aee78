import { Minus, Plus } from 'lucide-react'
import type { TaskType } from '@daykeep/rules/model'
import { t } from '../../../texts/index.ts'
import { Button, Chip, DatePicker, NumberField } from '../../../ui/index.ts'
import { ChecklistField } from './ChecklistField.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import type { Part } from './part.ts'
import { ScheduleFields } from './ScheduleFields.tsx'
import styles from './TaskForm.module.css'
import { today } from './today.ts'

type Props = { readonly kind: TaskType; readonly part: Part }

/** The fields that one kind of task has and others have not. */
export const KindFields = ({ kind, part }: Props) => {
  switch (kind) {
    case 'habit':
      return <DirectionField {...part} />
    case 'daily':
      return (
        <>
          <ChecklistField {...part} />
          <ScheduleFields {...part} />
        </>
      )
    case 'todo':
      return (
        <>
          <ChecklistField {...part} />
          <DueField {...part} />
        </>
      )
    case 'reward':
      return <CostField {...part} />
  }
}

const DirectionField = ({ values: { up, down }, onChange, locked }: Part) => (
  <FieldGroup
    label={t('taskForm.directions')}
    hint={t(!up && !down ? 'taskForm.noDirection' : 'taskForm.directionsHint')}
  >
    <div className={styles.chips}>
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

const DueField = ({ values: { date }, onChange, locked, fault, reading }: Part) => (
  <div className={styles.pair}>
    <DatePicker
      label={t('taskForm.date')}
      optional
      clearable
      value={date}
      disabled={locked('date')}
      error={fault('date')}
      onChange={(day) => onChange({ date: day })}
    />
    <Button
      look="quiet"
      className={styles.beside}
      disabled={locked('date')}
      onClick={() => onChange({ date: today(reading) })}
    >
      {t('taskForm.today')}
    </Button>
  </div>
)

const CostField = ({ values: { cost }, onChange, locked, fault }: Part) => (
  <NumberField
    label={t('taskForm.cost')}
    className={styles.narrow}
    value={cost}
    min={0}
    step={0.01}
    by={1}
    disabled={locked('value')}
    error={fault('value')}
    onChange={(gold) => onChange({ cost: gold })}
  />
)
