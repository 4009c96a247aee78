import { t } from '../../texts/index.ts'
import type { FormState } from './form-state.ts'

type Fields = Readonly<Record<string, string>>

/** What can be seen without asking the server: empty fields, and a repeated password that differs. */
export const localFaults = (
  fields: Fields,
  required: Readonly<Record<string, string>>,
  password?: string,
): FormState => {
  const faults: Record<string, string> = {}
  for (const [field, text] of Object.entries(required)) if ((fields[field] ?? '').trim() === '') faults[field] = t(text)
  if (password !== undefined && fields[password] !== fields['confirmPassword']) {
    faults['confirmPassword'] ??= t('auth.passwordsDiffer')
  }
  return Object.keys(faults).length === 0 ? { type: 'open' } : { type: 'refused', faults }
}
