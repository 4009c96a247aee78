import { lazyChunk } from '../../../chunks/index.ts'
import { withTextsLoaded } from '../../../i18n/index.ts'
import { preloadable } from '../../../ui/index.ts'

/** Loaded after the first screen: what is selected, and what can be done with it. */
export const SelectionScreen = lazyChunk(
  preloadable(withTextsLoaded(() => import('./SelectionScreen.tsx'))),
  'SelectionScreen',
)
