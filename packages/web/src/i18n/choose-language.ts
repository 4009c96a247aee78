import { writeStored } from '../store/index.ts'
import { loadMessages } from './load-messages.ts'

/** `start.js` reads it before anything else has come. */
const KEY = 'daykeep.language'

/**
 * Shows the language that the player chose, or the closest one. It is that of this browser's pages from now on, before
 * the player is loaded and without one.
 */
export const chooseLanguage = (language: string, group?: Parameters<typeof loadMessages>[1]): Promise<string> => {
  writeStored(KEY, language)
  return loadMessages([language, ...navigator.languages], group)
}
