import { loadBeside } from '../chunks/index.ts'
import { loadCatalogueArt } from '../catalogue/index.ts'
import { loadContentTexts } from '../i18n/index.ts'
import { loadLateRules } from '../sync/index.ts'

let isLoaded = false

/**
 * Loads what the board does without and every other screen needs: the names and notes of things, what they are drawn by, and
 * the rules of their commands. Once; what has failed is asked for again.
 */
export const loadContent = async (): Promise<void> => {
  await Promise.all([loadContentTexts(), loadCatalogueArt(), loadLateRules()])
  isLoaded = true
}

/** A loader of a chunk whose views show things of the game or act on them: these come with it. */
export const withContentLoaded = loadBeside(loadContent)

/** Runs what shows things of the game: at once if these are there, else when they are, or cannot be had. */
export const whenContentLoaded = (run: () => void): void => {
  if (isLoaded) run()
  else void loadContent().then(run, run)
}
