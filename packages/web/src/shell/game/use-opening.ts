import { useEffect, useSyncExternalStore } from 'react'
import type { Credentials } from '../../session/index.ts'
import { t } from '../../texts/index.ts'
import { endLogin } from '../end-login.ts'
import { type Opening, openingStore } from './opening-store.ts'

const openings = openingStore(
  async (credentials, onSignedOut) => (await import('./open-game.ts')).openGameOf(credentials, onSignedOut),
  () => endLogin({ type: 'error', title: t('toasts.signedOut') }),
)

/** The game of whoever is logged in, opened once a screen needs it. */
export const useOpening = (credentials: Credentials | undefined, needed: boolean): Opening => {
  useEffect(() => {
    if (credentials === undefined) openings.close()
    else if (needed) openings.open(credentials)
  }, [credentials, needed])
  return useSyncExternalStore(openings.subscribe, openings.state)
}

export const openAgain = (): void => openings.again()
