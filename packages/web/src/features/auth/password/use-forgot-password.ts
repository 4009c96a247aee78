import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { submitForm, checkRequired, type FormState } from '../../form/index.ts'

export const useForgotPassword = () => {
  const [state, setState] = useState<FormState | { readonly type: 'sent' }>({ type: 'open' })
  const onSubmit = async (fields: Readonly<Record<string, string>>) => {
    const checked = checkRequired(fields, { email: 'auth.missingLogin' })
    if (checked.type === 'refused') return setState(checked)
    setState({ type: 'busy' })
    const { email = '' } = fields
    const response = await submitForm(['email'], ({ call, endpoints }, transport) =>
      call(transport)(endpoints.resetPassword, { body: { email } }),
    )
    setState(E.isLeft(response) ? response.left : { type: 'sent' })
  }
  return { state, onSubmit }
}
