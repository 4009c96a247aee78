import { lazyChunk } from '../../../chunks/index.ts'
import { preloadable } from '../../../ui/index.ts'

export type { FormTarget } from './TaskFormScreen.tsx'

/** Loaded when the first form is opened. */
export const TaskFormScreen = lazyChunk(
  preloadable(() => import('./TaskFormScreen.tsx')),
  'TaskFormScreen',
)
