import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { t } from '../../texts/index.ts'
import { ask } from './ask.ts'
import type { FormState } from './form-state.ts'
import { localFaults } from './local-faults.ts'

type State = FormState | { readonly type: 'badCode'; readonly reason: string }

const FIELDS = ['newPassword', 'confirmPassword']

/** `search` is that of the link in the mail: the code, and what the server said about it. */
export const useResetPassword = (search: string, onDone: () => void) => {
  const query = new URLSearchParams(search)
  const code = query.get('code') ?? ''
  const isBad = query.get('hasError') === 'true' || code === ''
  const [state, setState] = useState<State>(
    isBad ? { type: 'badCode', reason: query.get('message') ?? t('auth.forgotTitle') } : { type: 'open' },
  )
  const onSubmit = async (fields: Readonly<Record<string, string>>) => {
    const local = localFaults(fields, { newPassword: 'auth.missingPassword' })
    if (local.type === 'refused') return setState(local)
    setState({ type: 'busy' })
    const { newPassword = '', confirmPassword = '' } = fields
    const answer = await ask<unknown, State>(
      FIELDS,
      ({ call, endpoints }, send) =>
        call(send)(endpoints.setNewPassword, { body: { code, newPassword, confirmPassword } }),
      {
        onRefused: ({ key, message }) =>
          key === 'invalidPasswordResetCode' ? { type: 'badCode', reason: message } : undefined,
      },
    )
    if (E.isLeft(answer)) return setState(answer.left)
    onDone()
  }
  return { state, onSubmit }
}
