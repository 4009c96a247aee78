import { addMessages } from './load-messages.ts'

let loading: Promise<void> | undefined
let isLoaded = false

/**
 * Loads the names and notes of the catalogue, and the words of the screens beside the board, once; asked again after a
 * failure. The board can do without them.
 */
export const loadContentTexts = (): Promise<void> => {
  loading ??= addMessages('content').then(
    () => {
      isLoaded = true
    },
    (failure: unknown) => {
      loading = undefined
      throw failure
    },
  )
  return loading
}

/** A loader of a chunk whose views name things of the catalogue: the names come with it. */
export const withNamesLoaded =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  async () => {
    const [module] = await Promise.all([load(), loadContentTexts()])
    return module
  }

/** Runs what names things of the catalogue: at once if the names are there, else when they are, or cannot be had. */
export const withContentTexts = (run: () => void): void => {
  if (isLoaded) run()
  else void loadContentTexts().then(run, run)
}
