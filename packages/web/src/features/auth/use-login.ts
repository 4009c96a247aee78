import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { session } from '../../session/index.ts'
import { submitForm, checkRequired, type FormState } from '../form/index.ts'

const FIELDS = ['username', 'password', 'secondFactor']
const REQUIRED = { username: 'auth.missingLogin', password: 'auth.missingPassword' } as const

export const useLogin = (onDone: () => void) => {
  const [state, setState] = useState<FormState>({ type: 'open' })
  const [asksCode, setAsksCode] = useState(false)
  const onSubmit = async (fields: Readonly<Record<string, string>>) => {
    const checked = checkRequired(fields, REQUIRED)
    if (checked.type === 'refused') return setState(checked)
    setState({ type: 'busy' })
    const { username = '', password = '', secondFactor = '' } = fields
    let isCodeMissing = false
    const response = await submitForm(
      FIELDS,
      ({ call, endpoints }, transport) =>
        call(transport)(endpoints.login, { body: { username, password, secondFactor } }),
      {
        onRefused: ({ key }): FormState | undefined => {
          isCodeMissing = key === 'secondFactorMissing'
          return isCodeMissing ? { type: 'open' } : undefined
        },
      },
    )
    if (isCodeMissing) setAsksCode(true)
    if (E.isLeft(response)) return setState(response.left)
    session.signIn({ apiId: response.right.id, apiToken: response.right.apiToken })
    onDone()
  }
  return { state, asksCode, onSubmit }
}
