import type { ErrorResponse } from '@daykeep/api/contract'
import { messagesOf } from '../../api-client/index.ts'
import { t } from '../../i18n/index.ts'
import type { FormState } from './form-state.ts'

/** The field of refusals that name no parameter. */
const FIELD_OF: Readonly<Record<string, string>> = {
  usernameTaken: 'username',
  usernameIssueSlur: 'username',
  usernameIssueForbidden: 'username',
  emailTaken: 'email',
  invalidEmailDomain: 'email',
  passwordConfirmationMatch: 'confirmPassword',
  wrongSecondFactor: 'secondFactor',
}

/** The state of a form after an error response: the first error of each field, or the problem with the form as a whole. */
export const toRefusedState = (refused: ErrorResponse, fields: readonly string[]): FormState => {
  const errors: Record<string, string> = {}
  for (const { param, path, message } of refused.errors ?? []) {
    const field = param ?? path?.split('.').at(-1) ?? ''
    if (fields.includes(field)) errors[field] ??= message
  }
  const field = FIELD_OF[refused.key ?? '']
  if (field !== undefined && fields.includes(field)) errors[field] ??= refused.message
  if (Object.keys(errors).length > 0) return { type: 'refused', errors }
  return { type: 'refused', errors, problem: messagesOf(refused).join(' ') || t('toasts.unexpected') }
}
