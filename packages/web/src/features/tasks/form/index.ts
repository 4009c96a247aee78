import { lazyChunk } from '../../../chunks/index.ts'
import { preloadable } from '../../../ui/index.ts'

export type { FormTarget } from './TaskFormScreen.tsx'
export { emptyTaskFor } from './values/empty-task.ts'
export { type FormValues, toFormValues } from './values/form-values.ts'
export { toNewTask } from './values/task-changes.ts'

/** Loaded when the first form is opened. */
export const TaskFormScreen = lazyChunk(
  preloadable(() => import('./TaskFormScreen.tsx')),
  'TaskFormScreen',
)

export type { SaveErrors } from './save-errors.ts'
export type { SharedFormTarget } from './SharedTaskFormScreen.tsx'

/** Loaded when the first form of a shared task is opened. */
export const SharedTaskFormScreen = lazyChunk(() => import('./SharedTaskFormScreen.tsx'), 'SharedTaskFormScreen')
