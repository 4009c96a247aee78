import { loadRenderer } from '../src/art/index.ts'
import { loadContentTexts } from '../src/i18n/index.ts'

/** Storybook loaders for the drawings and the names of catalogue entries. */
export const storyLoaders = [() => loadRenderer(), () => loadContentTexts()]
