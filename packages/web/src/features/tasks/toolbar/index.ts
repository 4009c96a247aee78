import { lazyChunk } from '../../../chunks/index.ts'
import { preloadable } from '../../../ui/index.ts'

export { TasksToolbar } from './TasksToolbar.tsx'

export const ActiveFilters = lazyChunk(
  preloadable(() => import('./ActiveFilters.tsx')),
  'ActiveFilters',
)
