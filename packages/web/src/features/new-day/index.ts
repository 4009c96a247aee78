import { lazyChunk } from '../../chunks/index.ts'
import { preloadable } from '../../ui/index.ts'

export { useNewDay } from './use-new-day.ts'

/** Loaded when the first question about yesterday is asked. */
export const YesterdayScreen = lazyChunk(
  preloadable(() => import('./YesterdayScreen.tsx')),
  'YesterdayScreen',
)
