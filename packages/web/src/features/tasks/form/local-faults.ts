import type { FieldFault } from '@daykeep/rules/kernel'
import type { TaskType } from '@daykeep/rules/model'
import type { FormValues } from './form-values.ts'

/** What a form knows to be missing before the rules are asked: fields that were emptied. */
export const localFaults = (type: TaskType, { cost, everyX, startDate }: FormValues): ReadonlyArray<FieldFault> => [
  ...(type === 'reward' && cost === undefined ? [{ path: 'value', key: 'fieldRequired' } as const] : []),
  ...(type === 'daily' && everyX === undefined ? [{ path: 'everyX', key: 'fieldRequired' } as const] : []),
  ...(type === 'daily' && startDate === undefined ? [{ path: 'startDate', key: 'fieldRequired' } as const] : []),
]
