import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useRef, useState } from 'react'
import { session } from '../../session/index.ts'
import { ask } from './ask.ts'
import type { FormState } from './form-state.ts'
import { localFaults } from './local-faults.ts'
import type { UsernameCheck } from './username-check.ts'

const FIELDS = ['username', 'email', 'password', 'confirmPassword']
const REQUIRED = {
  username: 'auth.missingUsername',
  email: 'auth.missingEmail',
  password: 'auth.missingPassword',
} as const

/** Milliseconds of quiet after the last key before the name is asked about. */
const QUIET = 350

type Fields = Readonly<Record<string, string>>

/** Registering: the name is checked while it is typed; a new account is logged in at once. */
export const useRegister = (onDone: () => void) => {
  const [state, setState] = useState<FormState>({ type: 'open' })
  const [check, setCheck] = useState<UsernameCheck>({ type: 'unasked' })
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const onUsername = (name: string) => {
    window.clearTimeout(timer.current)
    setCheck({ type: 'unasked' })
    if (name.trim() === '') return
    timer.current = window.setTimeout(() => {
      setCheck({ type: 'asking' })
      const asked = timer.current
      void isFree(name).then((answer) => {
        if (timer.current === asked) setCheck(answer)
      })
    }, QUIET)
  }

  const onSubmit = async (fields: Fields) => {
    const local = localFaults(fields, REQUIRED)
    if (local.type === 'refused') return setState(local)
    setState({ type: 'busy' })
    const answer = await ask(FIELDS, ({ call, endpoints }, send) =>
      call(send)(endpoints.register, { body: registration(fields), ...invite() }),
    )
    if (E.isLeft(answer)) return setState(answer.left)
    session.signIn({ apiId: answer.right._id, apiToken: answer.right.apiToken })
    onDone()
  }

  return { state, check, onUsername, onSubmit }
}

const registration = ({ username = '', email = '', password = '', confirmPassword = '' }: Fields) => ({
  username,
  email,
  password,
  confirmPassword,
})

const invite = () => {
  const groupInvite = new URLSearchParams(window.location.search).get('groupInvite')
  return groupInvite === null ? {} : { query: { groupInvite } }
}

const isFree = async (username: string): Promise<UsernameCheck> => {
  const answer = await ask(['username'], ({ call, endpoints }, send) =>
    call(send)(endpoints.verifyUsername, { body: { username } }),
  )
  if (E.isLeft(answer)) return { type: 'unasked' }
  const { isUsable, issues = [] } = answer.right
  return isUsable ? { type: 'free' } : { type: 'refused', reason: issues.join(' ') }
}
