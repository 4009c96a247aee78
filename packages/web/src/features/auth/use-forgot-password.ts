import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { ask } from './ask.ts'
import type { FormState } from './form-state.ts'
import { localFaults } from './local-faults.ts'

export const useForgotPassword = () => {
  const [state, setState] = useState<FormState | { readonly type: 'sent' }>({ type: 'open' })
  const onSubmit = async (fields: Readonly<Record<string, string>>) => {
    const local = localFaults(fields, { email: 'auth.missingLogin' })
    if (local.type === 'refused') return setState(local)
    setState({ type: 'busy' })
    const { email = '' } = fields
    const answer = await ask(['email'], ({ call, endpoints }, send) =>
      call(send)(endpoints.resetPassword, { body: { email } }),
    )
    setState(E.isLeft(answer) ? answer.left : { type: 'sent' })
  }
  return { state, onSubmit }
}
