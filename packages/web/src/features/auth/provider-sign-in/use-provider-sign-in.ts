import type { SignInNetwork } from '@daykeep/api/contract'
import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { session } from '../../../session/index.ts'
import { submitForm, usePageRestored } from '../../form/index.ts'
import { saveBegunSignIn } from './begun-sign-in.ts'

type State = { readonly busy?: SignInNetwork['network'] | 'passkey'; readonly problem?: string }

const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The ways in besides a password: asks the server which there are, and goes them. */
export const useProviderSignIn = (search: string, onDone: () => void) => {
  const [networks, setNetworks] = useState<ReadonlyArray<SignInNetwork>>([])
  const [state, setState] = useState<State>({})
  usePageRestored(() => setState({}))
  useEffect(() => {
    let isShown = true
    void submitForm([], ({ call, endpoints }, transport) => call(transport)(endpoints.signInNetworks, {})).then(
      (found) => isShown && E.isRight(found) && setNetworks(found.right),
    )
    return () => {
      isShown = false
    }
  }, [])

  const onNetwork = async (network: SignInNetwork['network']) => {
    setState({ busy: network })
    const begun = await submitForm([], ({ call, endpoints }, transport) =>
      call(transport)(endpoints.beginSignIn, { params: { network }, body: {} }),
    )
    if (E.isLeft(begun)) return setState({ problem: problemOf(begun.left) })
    saveBegunSignIn({ search })
    window.location.assign(begun.right.url)
  }

  const onPasskey = async () => {
    setState({ busy: 'passkey' })
    const begun = await submitForm([], ({ call, endpoints }, transport) =>
      call(transport)(endpoints.beginPasskeyLogin, {}),
    )
    if (E.isLeft(begun)) return setState({ problem: problemOf(begun.left) })
    const { ceremony, options } = begun.right
    const response = await import('@simplewebauthn/browser')
      .then(({ startAuthentication }) => startAuthentication({ optionsJSON: options as never }))
      .catch(() => undefined)
    if (response === undefined) return setState({ problem: t('auth.noPasskey') })
    const loggedIn = await submitForm([], ({ call, endpoints }, transport) =>
      call(transport)(endpoints.loginByPasskey, { body: { ceremony, response: { ...response } } }),
    )
    if (E.isLeft(loggedIn)) return setState({ problem: problemOf(loggedIn.left) })
    session.signIn({ apiId: loggedIn.right.id, apiToken: loggedIn.right.apiToken })
    onDone()
  }

  return {
    networks,
    ...state,
    onNetwork: (network: SignInNetwork['network']) => void onNetwork(network),
    onPasskey: knowsPasskeys() ? () => void onPasskey() : undefined,
  }
}

const problemOf = (state: { readonly type: string; readonly problem?: string }): string =>
  state.problem ?? t('auth.noAnswer')
