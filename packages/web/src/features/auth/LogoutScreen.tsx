import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { session } from '../../session/index.ts'
import { LogoutView } from './LogoutView.tsx'

/** Forgets the login here, then lets the server forget its cookie. Asks first when something was not sent yet. */
export const LogoutScreen = () => {
  const [state, setState] = useState<'looking' | 'unsent' | 'out'>('looking')
  const leave = useCallback(() => {
    void forget().finally(() => setState('out'))
  }, [])
  useEffect(() => {
    void isSomethingUnsent().then((unsent) => (unsent ? setState('unsent') : leave()))
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

const isSomethingUnsent = async (): Promise<boolean> => {
  const player = session.credentials()?.apiId
  if (player === undefined) return false
  return (await import('../../player/open-player.ts')).hasUnsentActs(player)
}

const forget = async (): Promise<void> => {
  const player = session.credentials()?.apiId
  session.signOut()
  // Nobody waits for the server: the login of this browser is gone already, and offline there is no one to tell.
  void fetch('/logout-server', { redirect: 'manual' }).catch(() => undefined)
  if (player !== undefined) await (await import('../../player/open-player.ts')).forgetPlayer(player)
}
