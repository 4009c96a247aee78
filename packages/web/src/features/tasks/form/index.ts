import { lazyChunk } from '../../../chunks/index.ts'
import { withTextsLoaded } from '../../../i18n/index.ts'
import { preloadable } from '../../../ui/index.ts'

export type { FormTarget } from './TaskFormScreen.tsx'

/** Loaded with its words when the first form is opened. */
export const TaskFormScreen = lazyChunk(
  preloadable(withTextsLoaded(() => import('./TaskFormScreen.tsx'))),
  'TaskFormScreen',
)

export type { SaveErrors } from './save-errors.ts'
export type { SharedFormTarget } from './SharedTaskFormScreen.tsx'

/** Loaded when the first form of a shared task is opened. */
export const SharedTaskFormScreen = lazyChunk(
  withTextsLoaded(() => import('./SharedTaskFormScreen.tsx')),
  'SharedTaskFormScreen',
)
