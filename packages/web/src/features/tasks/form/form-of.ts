import type { TagId, TaskId, TaskType } from '@daykeep/rules/model'

/** Which form is open: for a task that is not there yet, or for one that is. */
export type FormOf =
  | { readonly type: 'new'; readonly kind: TaskType; readonly tags: ReadonlyArray<TagId> }
  | { readonly type: 'edit'; readonly task: TaskId }
