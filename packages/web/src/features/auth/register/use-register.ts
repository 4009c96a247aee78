import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useRef, useState } from 'react'
import { session } from '../../../session/index.ts'
import { submitForm, checkRequired, type FormState } from '../../form/index.ts'
import type { UsernameCheck } from './RegisterForm.tsx'

const FIELDS = ['username', 'email', 'password', 'confirmPassword']
const REQUIRED = {
  username: 'auth.missingUsername',
  email: 'auth.missingEmail',
  password: 'auth.missingPassword',
} as const

/** Milliseconds after the last key press before the user name is checked. */
const DEBOUNCE = 350

type Fields = Readonly<Record<string, string>>

/** Registration. The user name is checked while it is typed, and the new account is signed in. */
export const useRegister = (onDone: () => void) => {
  const [state, setState] = useState<FormState>({ type: 'open' })
  const [check, setCheck] = useState<UsernameCheck>({ type: 'unchecked' })
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const onUsername = (name: string) => {
    window.clearTimeout(timer.current)
    setCheck({ type: 'unchecked' })
    if (name.trim() === '') return
    timer.current = window.setTimeout(() => {
      setCheck({ type: 'checking' })
      const current = timer.current
      void isFree(name).then((result) => {
        if (timer.current === current) setCheck(result)
      })
    }, DEBOUNCE)
  }

  const onSubmit = async (fields: Fields) => {
    const checked = checkRequired(fields, REQUIRED)
    if (checked.type === 'refused') return setState(checked)
    setState({ type: 'busy' })
    const response = await submitForm(FIELDS, ({ call, endpoints }, transport) =>
      call(transport)(endpoints.register, { body: registration(fields), ...invite() }),
    )
    if (E.isLeft(response)) return setState(response.left)
    session.signIn({ apiId: response.right._id, apiToken: response.right.apiToken })
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
  const response = await submitForm(['username'], ({ call, endpoints }, transport) =>
    call(transport)(endpoints.verifyUsername, { body: { username } }),
  )
  if (E.isLeft(response)) return { type: 'unchecked' }
  const { isUsable, issues = [] } = response.right
  return isUsable ? { type: 'free' } : { type: 'refused', reason: issues.join(' ') }
}
