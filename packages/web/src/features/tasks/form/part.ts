import type { TaskField } from '@daykeep/rules/tasks'
import type { Reading } from './written-values.ts'
import type { FormValues } from './form-values.ts'

/** What every part of the form gets. */
export type Part = {
  readonly values: FormValues
  readonly onChange: (changes: Partial<FormValues>) => void
  /** Whether a field may not be written in this task. */
  readonly locked: (field: TaskField) => boolean
  /** Why a field cannot stay as it is. */
  readonly fault: (field: TaskField) => string | undefined
  readonly reading: Reading
}
