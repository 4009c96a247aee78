import { t } from '../../texts/index.ts'
import type { FormState } from './form-state.ts'

type Fields = Readonly<Record<string, string>>

/** What can be seen without asking the server: empty fields. All else the server tells, every fault at once. */
export const localFaults = (fields: Fields, required: Readonly<Record<string, string>>): FormState => {
  const empty = Object.entries(required).filter(([field]) => (fields[field] ?? '').trim() === '')
  if (empty.length === 0) return { type: 'open' }
  return { type: 'refused', faults: Object.fromEntries(empty.map(([field, text]) => [field, t(text)])) }
}
