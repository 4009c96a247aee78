import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { submitForm, checkRequired, type FormState } from '../../form/index.ts'

type State = FormState | { readonly type: 'badCode'; readonly reason: string }

const FIELDS = ['newPassword', 'confirmPassword']

/** `search`: the query of the link in the e-mail, with the code and the server's verdict on it. */
export const useResetPassword = (search: string, onDone: () => void) => {
  const query = new URLSearchParams(search)
  const code = query.get('code') ?? ''
  const isBad = query.get('hasError') === 'true' || code === ''
  const [state, setState] = useState<State>(
    isBad ? { type: 'badCode', reason: query.get('message') ?? t('auth.forgotTitle') } : { type: 'open' },
  )
  const onSubmit = async (fields: Readonly<Record<string, string>>) => {
    const checked = checkRequired(fields, { newPassword: 'auth.missingPassword' })
    if (checked.type === 'refused') return setState(checked)
    setState({ type: 'busy' })
    const { newPassword = '', confirmPassword = '' } = fields
    const response = await submitForm<unknown, State>(
      FIELDS,
      ({ call, endpoints }, transport) =>
        call(transport)(endpoints.setNewPassword, { body: { code, newPassword, confirmPassword } }),
      {
        onRefused: ({ key, message }) =>
          key === 'invalidPasswordResetCode' ? { type: 'badCode', reason: message } : undefined,
      },
    )
    if (E.isLeft(response)) return setState(response.left)
    onDone()
  }
  return { state, onSubmit }
}
