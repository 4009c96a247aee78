import { loadCatalogue, openPlayer, wakeOnReturn } from '../../player/index.ts'
import { sendAs } from '../../remote/http.ts'
import type { Credentials } from '../../session/index.ts'
import { loadTexts } from '../../texts/index.ts'
import type { Opening } from './opening-store.ts'

/** Loads the player, the catalogue and the words for it, and keeps the player in step from then on. */
export const openGameOf = async (credentials: Credentials, onSignedOut: () => void): Promise<Opening> => {
  const send = sendAs(credentials, document.documentElement.lang)
  const [opened] = await Promise.all([
    openPlayer(credentials.apiId, send, loadCatalogue),
    loadTexts(navigator.languages, 'content'),
  ])
  if (opened === 'signedOut') onSignedOut()
  if (typeof opened === 'string') return { type: 'failed' }
  const { language } = opened.store.view().player.user.preferences
  if (language !== undefined) await loadTexts([language, ...navigator.languages], 'content')
  const stopListening = opened.store.listen({ signedOut: onSignedOut })
  const stopWaking = wakeOnReturn(opened.store)
  const close = () => {
    stopListening()
    stopWaking()
    opened.store.stop()
  }
  return { type: 'open', opened, close }
}
