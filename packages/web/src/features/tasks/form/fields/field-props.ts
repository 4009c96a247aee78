import type { TaskField } from '@daykeep/rules/tasks'
import type { FormClock, FormValues } from '../../form-values/index.ts'

/** What every field of the form gets. */
export type FieldProps = {
  readonly values: FormValues
  readonly onChange: (changes: Partial<FormValues>) => void
  /** Whether the field is read-only in this task. */
  readonly locked: (field: TaskField) => boolean
  /** Why the field was refused. */
  readonly error: (field: TaskField) => string | undefined
  readonly formClock: FormClock
}
