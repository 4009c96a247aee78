import { useEffect, useSyncExternalStore } from 'react'
import { type Credentials, expireSession } from '../../session/index.ts'
import { t } from '../../i18n/index.ts'
import { loadSignedIn } from '../load-signed-in.ts'
import { type PlayerSession, createPlayerSessionStore } from './player-session-store.ts'

const sessions = createPlayerSessionStore(
  async (credentials, onSignedOut) => {
    const { loadPlayerSession } = await loadSignedIn()
    return loadPlayerSession(credentials, onSignedOut)
  },
  () => expireSession({ type: 'error', text: t('toasts.signedOut') }),
)

/** The session of the signed-in player, loaded once a screen needs it. */
export const usePlayerSession = (credentials: Credentials | undefined, needed: boolean): PlayerSession => {
  useEffect(() => {
    if (credentials === undefined) sessions.close()
    else if (needed) sessions.open(credentials)
  }, [credentials, needed])
  return useSyncExternalStore(sessions.subscribe, sessions.state)
}

export const retryLoading = (): void => sessions.retry()
