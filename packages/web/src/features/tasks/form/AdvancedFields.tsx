import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Habit, TaskType } from '@daykeep/rules/model'
import { t } from '../../../texts/index.ts'
import { classes, NumberField, Segments, Select } from '../../../ui/index.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { Part } from './part.ts'
import { ReminderField } from './ReminderField.tsx'
import styles from './TaskForm.module.css'

type Props = {
  readonly kind: TaskType
  readonly part: Part
  /** Figures that have grown by scoring can be set right; a new task has none. */
  readonly editing: boolean
  /** Whether the player's points follow their tasks. */
  readonly withAttribute: boolean
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** What few tasks need, behind a button that remembers how it was left. */
export const AdvancedFields = ({ kind, part, editing, withAttribute, open, onOpen }: Props) => {
  const id = useId()
  const fields = fieldsOf(kind, part, editing)
  if (fields.length === 0 && !withAttribute) return null
  return (
    <section className={styles.advanced}>
      <button
        type="button"
        className={classes(styles.disclose, open && styles.disclosed)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        <ChevronDown size={18} aria-hidden="true" />
        {t('taskForm.advanced')}
      </button>
      <div id={id} className={styles.fields} hidden={!open}>
        {fields}
        {withAttribute && <AttributeField {...part} />}
      </div>
    </section>
  )
}

const fieldsOf = (kind: TaskType, part: Part, editing: boolean): ReadonlyArray<ReactNode> => {
  switch (kind) {
    case 'habit':
      return [<ResetField key="reset" {...part} />, ...(editing ? [<CounterFields key="counters" {...part} />] : [])]
    case 'daily':
      return [<ReminderField key="reminders" {...part} />, ...(editing ? [<StreakField key="streak" {...part} />] : [])]
    case 'todo':
      return [<ReminderField key="reminders" {...part} />]
    case 'reward':
      return []
  }
}

const RESETS = ['daily', 'weekly', 'monthly'] as const satisfies ReadonlyArray<Habit['frequency']>

const ResetField = ({ values: { frequency }, onChange, locked, fault }: Part) => (
  <FieldGroup label={t('taskForm.reset')} hint={t('taskForm.resetHint')} error={fault('frequency')}>
    <Segments
      label={t('taskForm.reset')}
      value={frequency === 'yearly' ? 'daily' : frequency}
      disabled={locked('frequency')}
      onChange={(next) => onChange({ frequency: next })}
      segments={RESETS.map((value) => ({ value, label: t(`taskForm.frequency.${value}`) }))}
    />
  </FieldGroup>
)

const CounterFields = ({ values: { counterUp, counterDown }, onChange, locked, fault }: Part) => (
  <div className={styles.pair}>
    <NumberField
      label={t('taskForm.counterUp')}
      value={counterUp}
      disabled={locked('counterUp')}
      error={fault('counterUp')}
      onChange={(count) => onChange({ counterUp: count })}
    />
    <NumberField
      label={t('taskForm.counterDown')}
      value={counterDown}
      disabled={locked('counterDown')}
      error={fault('counterDown')}
      onChange={(count) => onChange({ counterDown: count })}
    />
  </div>
)

const StreakField = ({ values: { streak }, onChange, locked, fault }: Part) => (
  <NumberField
    label={t('taskForm.streak')}
    hint={t('taskForm.streakHint')}
    className={styles.narrow}
    value={streak}
    disabled={locked('streak')}
    error={fault('streak')}
    onChange={(days) => onChange({ streak: days })}
  />
)

const ATTRIBUTES = ['str', 'int', 'con', 'per'] as const

const AttributeField = ({ values: { attribute }, onChange, locked }: Part) => (
  <Select
    label={t('taskForm.attribute')}
    hint={t('taskForm.attributeHint')}
    className={styles.narrow}
    value={attribute}
    disabled={locked('attribute')}
    onChange={(next) => onChange({ attribute: next })}
    options={ATTRIBUTES.map((value) => ({ value, label: t(`taskForm.attribute.${value}`) }))}
  />
)
