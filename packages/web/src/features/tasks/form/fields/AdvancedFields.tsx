import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Habit, TaskType } from '@daykeep/rules/model'
import { t } from '../../../../i18n/index.ts'
import { classes, NumberField, SegmentedControl, Select, Switch } from '../../../../ui/index.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { FieldProps } from './field-props.ts'
import { ReminderField } from './ReminderField.tsx'
import styles from './AdvancedFields.module.css'
import layout from './layout.module.css'

type Props = {
  readonly kind: TaskType
  readonly field: FieldProps
  /** An existing task has counters and a streak that can be corrected. */
  readonly editing: boolean
  /** Whether the player's attribute points are allocated by their tasks. */
  readonly withAttribute: boolean
  /** A task of several players has nothing that each has for themselves. */
  readonly isShared: boolean
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** Fields that few tasks need, behind a button whose state is stored as a preference. */
export const AdvancedFields = ({ kind, field, editing, withAttribute, isShared, open, onOpen }: Props) => {
  const id = useId()
  const fields = isShared ? fieldsOfAll(kind, field) : fieldsOf(kind, field, editing)
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
        {withAttribute && <AttributeField {...field} />}
      </div>
    </section>
  )
}

const fieldsOfAll = (kind: TaskType, field: FieldProps): ReadonlyArray<ReactNode> =>
  kind === 'habit' ? [<ResetField key="reset" {...field} />] : []

const fieldsOf = (kind: TaskType, field: FieldProps, editing: boolean): ReadonlyArray<ReactNode> => {
  switch (kind) {
    case 'habit':
      return [<ResetField key="reset" {...field} />, ...(editing ? [<CounterFields key="counters" {...field} />] : [])]
    case 'daily':
      return [
        <ReminderField key="reminders" {...field} />,
        ...(editing ? [<StreakField key="streak" {...field} />, <PauseField key="pause" {...field} />] : []),
      ]
    case 'todo':
      return [<ReminderField key="reminders" {...field} />]
    case 'reward':
      return []
  }
}

const RESETS = ['daily', 'weekly', 'monthly'] as const satisfies ReadonlyArray<Habit['frequency']>

const ResetField = ({ values: { frequency }, onChange, locked, error }: FieldProps) => (
  <FieldGroup label={t('taskForm.reset')} hint={t('taskForm.resetHint')} error={error('frequency')}>
    <SegmentedControl
      label={t('taskForm.reset')}
      value={frequency === 'yearly' ? 'daily' : frequency}
      disabled={locked('frequency')}
      onChange={(next) => onChange({ frequency: next })}
      segments={RESETS.map((value) => ({ value, label: t(`taskForm.frequency.${value}`) }))}
    />
  </FieldGroup>
)

const CounterFields = ({ values: { counterUp, counterDown }, onChange, locked, error }: FieldProps) => (
  <div className={layout.pair}>
    <NumberField
      label={t('taskForm.counterUp')}
      value={counterUp}
      disabled={locked('counterUp')}
      error={error('counterUp')}
      onChange={(count) => onChange({ counterUp: count })}
    />
    <NumberField
      label={t('taskForm.counterDown')}
      value={counterDown}
      disabled={locked('counterDown')}
      error={error('counterDown')}
      onChange={(count) => onChange({ counterDown: count })}
    />
  </div>
)

const StreakField = ({ values: { streak }, onChange, locked, error }: FieldProps) => (
  <NumberField
    label={t('taskForm.streak')}
    hint={t('taskForm.streakHint')}
    className={layout.narrow}
    value={streak}
    disabled={locked('streak')}
    error={error('streak')}
    onChange={(days) => onChange({ streak: days })}
  />
)

/** Copies of challenges and tasks of groups follow their original. */
const PauseField = ({ values: { paused }, onChange, locked }: FieldProps) =>
  locked('paused') ? null : (
    <Switch
      label={t('taskForm.paused')}
      hint={t('taskForm.pausedHint')}
      checked={paused === true}
      onChange={(on) => onChange({ paused: on })}
    />
  )

const ATTRIBUTES = ['str', 'int', 'con', 'per'] as const

const AttributeField = ({ values: { attribute }, onChange, locked }: FieldProps) => (
  <Select
    label={t('taskForm.attribute')}
    hint={t('taskForm.attributeHint')}
    className={layout.narrow}
    value={attribute}
    disabled={locked('attribute')}
    onChange={(next) => onChange({ attribute: next })}
    options={ATTRIBUTES.map((value) => ({ value, label: t(`taskForm.attribute.${value}`) }))}
  />
)
