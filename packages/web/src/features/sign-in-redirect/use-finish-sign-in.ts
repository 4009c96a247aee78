import type { RequestOf } from '@daykeep/api/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { RequestError, sendRequest } from '../../queries/index.ts'
import { session } from '../../session/index.ts'
import { type FormState, noResponseState, toRefusedState } from '../form/index.ts'
import type { SignInStep } from './SignInRedirectView.tsx'

type Body = RequestOf<'finishSignIn'>['body']
type Fields = Readonly<Record<string, string>>
type Asks = 'asksWhetherToRegister' | 'asksCode'

/** The step that a refusal leads to; none ends the sign-in. */
const ASKS: Readonly<Record<string, Asks>> = {
  socialFlowUserNotFound: 'asksWhetherToRegister',
  usernameTaken: 'asksWhetherToRegister',
  usernameIssueLength: 'asksWhetherToRegister',
  usernameIssueInvalidCharacters: 'asksWhetherToRegister',
  usernameIssueSlur: 'asksWhetherToRegister',
  usernameIssueForbidden: 'asksWhetherToRegister',
  secondFactorMissing: 'asksCode',
  wrongSecondFactor: 'asksCode',
}

/** Refusals that only ask, and accuse nobody of a mistake. */
const QUESTIONS: ReadonlySet<string> = new Set(['socialFlowUserNotFound', 'secondFactorMissing'])

/** What the provider sent along. */
const readResponse = (): Fields => Object.fromEntries(new URLSearchParams(window.location.search))

/** Takes it out of the address, so that neither history nor a copied link has it. */
const clearAddress = (): void => window.history.replaceState(window.history.state, '', window.location.pathname)

/** Ends a sign-in with what the provider sent, and asks what is still to be decided. */
export const useFinishSignIn = (
  network: string,
  begunAt: string,
  onDone: (result: { readonly linked: boolean }) => void,
) => {
  const [response] = useState(readResponse)
  const { code = '', state = '', iss, name, error } = response
  const isAnswered = error === undefined && code !== ''
  const [step, setStep] = useState<SignInStep>(
    isAnswered ? { type: 'waiting' } : { type: 'failed', problem: t('signIn.cancelled') },
  )

  const finish = async (body: Body): Promise<void> => {
    try {
      const result = await sendRequest('finishSignIn', { params: { network }, body })
      if (result.apiToken !== undefined) session.signIn({ apiId: result.id, apiToken: result.apiToken })
      onDone(result)
    } catch (failure) {
      const refusal = failure instanceof RequestError ? failure.refusal : undefined
      const key = refusal?.key ?? ''
      const asks = ASKS[key]
      if (asks === undefined || refusal === undefined)
        return setStep({ type: 'failed', problem: refusal?.message ?? t('auth.noAnswer') })
      const fields = ['username', 'secondFactor']
      setStep({ type: asks, form: QUESTIONS.has(key) ? { type: 'open' } : toRefusedState(refusal, fields) })
    }
  }

  const isSent = useRef(false)
  const send = useEffectEvent(() => {
    clearAddress()
    if (!isAnswered) return
    void finish({
      state,
      code,
      ...(iss === undefined ? {} : { iss }),
      ...(name === undefined ? {} : { name }),
      allowRegister: false,
    })
  })
  useEffect(() => {
    // a code is worth once
    if (isSent.current) return
    isSent.current = true
    send()
  }, [])

  const again = (type: Asks, body: Omit<Body, 'state'>): void => {
    const busy: FormState = { type: 'busy' }
    setStep({ type, form: busy })
    void finish({ ...body, state }).catch(() => setStep({ type, form: noResponseState() }))
  }
  return {
    step,
    onRegister: ({ username = '' }: Fields) => {
      const groupInvite = new URLSearchParams(begunAt).get('groupInvite')
      again('asksWhetherToRegister', { username: username.trim(), ...(groupInvite === null ? {} : { groupInvite }) })
    },
    onCode: ({ secondFactor = '' }: Fields) => again('asksCode', { secondFactor, allowRegister: false }),
  }
}
