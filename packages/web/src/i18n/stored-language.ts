/** `start.js` reads it before anything else has come. */
const KEY = 'daykeep.language'

/** The language that the player chose is that of this browser's pages before the player is loaded, and without one. */
export const storeLanguage = (language: string): void => localStorage.setItem(KEY, language)
