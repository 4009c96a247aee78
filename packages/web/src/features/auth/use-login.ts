import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { session } from '../../session/index.ts'
import { ask } from './ask.ts'
import type { FormState } from './form-state.ts'
import { localFaults } from './local-faults.ts'

const FIELDS = ['username', 'password']
const REQUIRED = { username: 'auth.missingLogin', password: 'auth.missingPassword' } as const

export const useLogin = (onDone: () => void) => {
  const [state, setState] = useState<FormState>({ type: 'open' })
  const onSubmit = async (fields: Readonly<Record<string, string>>) => {
    const local = localFaults(fields, REQUIRED)
    if (local.type === 'refused') return setState(local)
    setState({ type: 'busy' })
    const { username = '', password = '' } = fields
    const answer = await ask(FIELDS, ({ call, endpoints }, send) =>
      call(send)(endpoints.login, { body: { username, password } }),
    )
    if (E.isLeft(answer)) return setState(answer.left)
    session.signIn({ apiId: answer.right.id, apiToken: answer.right.apiToken })
    onDone()
  }
  return { state, onSubmit }
}
