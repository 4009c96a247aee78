import { loadCatalogue, loadPlayer, keepUpToDate, type PlayerStore } from '../../sync/index.ts'
import { createTransport } from '../../api-client/index.ts'
import { afterFirstScreen } from '../../chunks/index.ts'
import type { Credentials } from '../../session/index.ts'
import { chooseLanguage } from '../../i18n/index.ts'
import { followDates } from './follow-dates.ts'
import type { PlayerSession } from './player-session-store.ts'

/** Loads the player and the catalogue, and keeps the player in sync from then on. */
export const loadPlayerSession = async (credentials: Credentials, onSignedOut: () => void): Promise<PlayerSession> => {
  const transport = createTransport(credentials, document.documentElement.lang)
  const loaded = await loadPlayer(credentials.apiId, transport, loadCatalogue)
  if (loaded === 'signedOut') onSignedOut()
  if (typeof loaded === 'string') return { type: 'failed' }
  const { language } = loaded.store.snapshot().player.user.preferences
  if (language !== undefined) await chooseLanguage(language)
  const dates = () => void followDates(loaded.store.snapshot().player.user.preferences)
  dates()
  const stopDates = loaded.store.subscribe(dates)
  const stopListening = loaded.store.listen({ signedOut: onSignedOut })
  const stopSyncing = keepUpToDate(loaded.store, credentials.apiId)
  const stopLive = startLiveLater(credentials, loaded.store)
  const close = () => {
    stopLive()
    stopDates()
    stopListening()
    stopSyncing()
    loaded.store.stop()
  }
  return { type: 'open', loaded: loaded, close }
}

/** Live updates are not part of the first screen; without them, queries poll. */
const startLiveLater = (credentials: Credentials, store: PlayerStore): (() => void) => {
  let isClosed = false
  let stop = (): void => undefined
  const start = async (): Promise<void> => {
    await afterFirstScreen()
    const { startLive } = await import('../../live/index.ts')
    if (!isClosed) stop = startLive(credentials, store)
  }
  start().catch(() => undefined)
  return () => {
    isClosed = true
    stop()
  }
}
