import { loadBeside } from '../chunks/index.ts'
import { loadCatalogueArt } from '../catalogue/index.ts'
import { loadContentTexts } from '../i18n/index.ts'
import { loadLateRules } from '../sync/index.ts'

let isLoaded = false

/**
 * Loads what every screen but the board needs: names, notes and art of items, and the rules of their commands. Once;
 * again after a failure.
 */
export const loadContent = async (): Promise<void> => {
  await Promise.all([loadContentTexts(), loadCatalogueArt(), loadLateRules()])
  isLoaded = true
}

/** A loader of a chunk whose views show items or act on them: loads the content with it. */
export const withContentLoaded = loadBeside(loadContent)

/** Runs an action that shows items: at once if the content is loaded, else once it is, or has failed. */
export const whenContentLoaded = (run: () => void): void => {
  if (isLoaded) run()
  else void loadContent().then(run, run)
}
