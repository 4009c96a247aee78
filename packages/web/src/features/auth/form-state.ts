import type { Refused } from '@daykeep/api/contract'
import { messagesOf } from '../../remote/on-failure.ts'
import { t } from '../../texts/index.ts'

/** A form that is filled in, is on its way, or came back with faults: by field, or of the whole. */
export type FormState =
  | { readonly type: 'open' }
  | { readonly type: 'busy' }
  | { readonly type: 'refused'; readonly faults: Readonly<Record<string, string>>; readonly problem?: string }

/** Refusals without a parameter that are about one field all the same. */
const FIELD_OF: Readonly<Record<string, string>> = {
  usernameTaken: 'username',
  emailTaken: 'email',
  invalidEmailDomain: 'email',
  passwordConfirmationMatch: 'confirmPassword',
}

/** What the server said about a form: the first fault of each of its fields, the rest as a problem of the whole. */
export const refusedForm = (refused: Refused, fields: readonly string[]): FormState => {
  const faults: Record<string, string> = {}
  for (const { param, path, message } of refused.errors ?? []) {
    const field = param ?? path?.split('.').at(-1) ?? ''
    if (fields.includes(field)) faults[field] ??= message
  }
  const field = FIELD_OF[refused.key ?? '']
  if (field !== undefined && fields.includes(field)) faults[field] ??= refused.message
  if (Object.keys(faults).length > 0) return { type: 'refused', faults }
  return { type: 'refused', faults, problem: messagesOf(refused).join(' ') || t('toasts.unexpected') }
}

/** Nobody answered. */
export const unansweredForm = (): FormState => ({ type: 'refused', faults: {}, problem: t('auth.noAnswer') })
