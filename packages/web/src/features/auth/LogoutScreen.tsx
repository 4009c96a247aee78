import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { session } from '../../session/index.ts'
import { LogoutView } from './LogoutView.tsx'

/** Signs out in this browser, then leads to the logout page of the server. Asks first if commands have not been sent yet. */
export const LogoutScreen = () => {
  const [state, setState] = useState<'checking' | 'unsent' | 'out'>('checking')
  const leave = useCallback(() => {
    void signOut().then((isReached) => {
      if (isReached) location.assign(LOGOUT_PAGE)
      else setState('out')
    })
  }, [])
  useEffect(() => {
    void hasUnsent().then((unsent) => (unsent ? setState('unsent') : leave()))
  }, [leave])
  return (
    <LogoutView
      state={state}
      onLeave={leave}
      login={<Link to={pathTo('login')} />}
      back={<Link to={pathTo('tasks')} />}
    />
  )
}

const hasUnsent = async (): Promise<boolean> => {
  const player = session.credentials()?.apiId
  if (player === undefined) return false
  return (await import('../../sync/index.ts')).hasUnsentCommands(player)
}

/** The server's own logout page, which leads home. */
const LOGOUT_PAGE = '/logout-server'

/** Signs out in this browser. Whether the server can be reached, so that one may go on to its page. */
const signOut = async (): Promise<boolean> => {
  const player = session.credentials()?.apiId
  session.signOut()
  // notifications for this player must not reach whoever uses the browser next
  await endMessages().catch(() => undefined)
  if (player !== undefined) await (await import('../../sync/index.ts')).forgetPlayer(player).catch(() => undefined)
  return fetch(LOGOUT_PAGE, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

/** Not by the module for messages, which a page that signs out has no other use for. */
const endMessages = async (): Promise<void> => {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  if (worker === undefined || !('pushManager' in worker)) return
  await (await worker.pushManager.getSubscription())?.unsubscribe()
}
