import { BellPlus, X } from 'lucide-react'
import { t } from '../../../../i18n/index.ts'
import { Button, IconButton, TextField } from '../../../../ui/index.ts'
import { newId } from '../../../../sync/index.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './ReminderField.module.css'

/** The default of a new reminder. */
const MORNING = '08:00'

/** The times of day at which the player wants to be reminded. */
export const ReminderField = ({ values: { reminders }, onChange, locked, error }: FieldProps) => {
  const off = locked('reminders')
  return (
    <FieldGroup label={t('taskForm.reminders')} error={error('reminders')}>
      {reminders.map(({ id, time }, at) => (
        <div key={id} className={styles.reminder}>
          <TextField
            type="time"
            label={t('taskForm.reminder', { place: at + 1 })}
            hideLabel
            disabled={off}
            value={time}
            onChange={({ target }) =>
              onChange({ reminders: reminders.map((each) => (each.id === id ? { id, time: target.value } : each)) })
            }
          />
          <IconButton
            label={t('taskForm.removeReminder', { time })}
            size="sm"
            icon={<X size={17} />}
            disabled={off}
            onClick={() => onChange({ reminders: reminders.filter((each) => each.id !== id) })}
          />
        </div>
      ))}
      <Button
        variant="tertiary"
        size="sm"
        icon={<BellPlus size={16} aria-hidden="true" />}
        disabled={off}
        onClick={() => onChange({ reminders: [...reminders, { id: newId(), time: MORNING }] })}
      >
        {t('taskForm.addReminder')}
      </Button>
    </FieldGroup>
  )
}
