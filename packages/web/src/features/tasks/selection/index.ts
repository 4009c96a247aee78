import { lazyChunk } from '../../../chunks/index.ts'
import { withNamesLoaded } from '../../../i18n/index.ts'
import { preloadable } from '../../../ui/index.ts'

/** Loaded after the first screen: what is selected, and what can be done with it. */
export const SelectionScreen = lazyChunk(
  preloadable(withNamesLoaded(() => import('./SelectionScreen.tsx'))),
  'SelectionScreen',
)
