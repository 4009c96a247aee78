import { EVERY } from '@daykeep/rules/calendar'
import { t } from '../../../../i18n/index.ts'
import { NumberField, Select } from '../../../../ui/index.ts'
import type { TodoRecurs } from '../../form-values/index.ts'
import type { FieldProps } from './field-props.ts'
import layout from './layout.module.css'

const TODO_RECURS = ['day', 'week', 'month', 'year', 'afterDone'] as const satisfies ReadonlyArray<TodoRecurs>
const ONCE = 'once'

/** Whether a to-do comes again after it was completed. decision 131. */
export const TodoRepeatFields = ({ values: { todoRecurs, recursCount }, onChange, locked, error }: FieldProps) =>
  locked('recurrence') ? null : (
    <div className={layout.pair}>
      <Select
        label={t('taskForm.repeats')}
        hint={t(todoRecurs === undefined ? 'taskForm.onceHint' : 'taskForm.nextHint')}
        value={todoRecurs ?? ONCE}
        onChange={(next) => {
          const chosen = TODO_RECURS.find((each) => each === next)
          onChange({ todoRecurs: chosen, ...(todoRecurs === undefined && { recursCount: 1 }) })
        }}
        options={[
          { value: ONCE, label: t('taskForm.once') },
          ...TODO_RECURS.map((value) => ({ value, label: t(`taskForm.todoRecurs.${value}`) })),
        ]}
      />
      {todoRecurs !== undefined && (
        <NumberField
          label={t(`taskForm.todoCount.${todoRecurs}`)}
          value={recursCount}
          min={EVERY.lowest}
          max={EVERY.highest}
          error={error('recurrence')}
          onChange={(count) => onChange({ recursCount: count })}
        />
      )}
    </div>
  )
