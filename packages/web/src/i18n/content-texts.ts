import { addMessages } from './load-messages.ts'

let loading: Promise<void> | undefined

/**
 * Loads the names and notes of the catalogue, and the words of the screens beside the board, once; asked again after a
 * failure. The board can do without them.
 */
export const loadContentTexts = (): Promise<void> => {
  loading ??= addMessages('content').catch((failure: unknown) => {
    loading = undefined
    throw failure
  })
  return loading
}

/** A loader of a chunk whose views take their words from what is loaded after the first screen: the words come with it. */
export const withTextsLoaded =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  async () => {
    const [module] = await Promise.all([load(), loadContentTexts()])
    return module
  }
