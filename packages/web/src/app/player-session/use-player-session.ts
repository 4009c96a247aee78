import { useEffect, useSyncExternalStore } from 'react'
import { type Credentials, expireSession } from '../../session/index.ts'
import { t } from '../../i18n/index.ts'
import { type PlayerSession, createPlayerSessionStore } from './player-session-store.ts'

const sessions = createPlayerSessionStore(
  async (credentials, onSignedOut) => {
    askForTheBoard()
    return (await import('./load-player-session.ts')).loadPlayerSession(credentials, onSignedOut)
  },
  () => expireSession({ type: 'error', text: t('toasts.signedOut') }),
)

/** Layout and board are asked for beside the player, not after: each step of a chain costs a slow network half a second. */
const askForTheBoard = (): void => {
  // A chunk that fails is asked for again when it is drawn.
  const ignore = () => undefined
  import('../signed-in/SignedInApp.tsx').catch(ignore)
  if (location.pathname === '/') import('../../features/tasks-page/index.ts').catch(ignore)
}

/** The session of the signed-in player, loaded once a screen needs it. */
export const usePlayerSession = (credentials: Credentials | undefined, needed: boolean): PlayerSession => {
  useEffect(() => {
    if (credentials === undefined) sessions.close()
    else if (needed) sessions.open(credentials)
  }, [credentials, needed])
  return useSyncExternalStore(sessions.subscribe, sessions.state)
}

export const retryLoading = (): void => sessions.retry()
