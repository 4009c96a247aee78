import { t } from '../../i18n/index.ts'

/** A form that is being filled in, was submitted, or was refused: with errors by field, or for the form as a whole. */
export type FormState =
  | { readonly type: 'open' }
  | { readonly type: 'busy' }
  | { readonly type: 'refused'; readonly errors: Readonly<Record<string, string>>; readonly problem?: string }

export const fieldError = (state: FormState, field: string): string | undefined =>
  state.type === 'refused' ? state.errors[field] : undefined

/**
 * Refuses a form with empty required fields. The server checks everything else and reports all errors at once. `required`
 * maps fields to text ids.
 */
export const checkRequired = (
  fields: Readonly<Record<string, string>>,
  required: Readonly<Record<string, string>>,
): FormState => {
  const empty = Object.entries(required).filter(([field]) => (fields[field] ?? '').trim() === '')
  if (empty.length === 0) return { type: 'open' }
  return { type: 'refused', errors: Object.fromEntries(empty.map(([field, text]) => [field, t(text)])) }
}

/** The server did not respond. */
export const noResponseState = (): FormState => ({ type: 'refused', errors: {}, problem: t('auth.noAnswer') })
