import { toasts } from '../src/toasts/index.ts'

/** Milliseconds after which the next toasts have become visible. */
const NEXT = 80

/** Dismisses the toasts of earlier stories in the same window; for `beforeEach`. */
export const clearToasts = async (): Promise<void> => {
  toasts.release()
  while (toasts.visible().length > 0) {
    for (const { uuid } of toasts.visible()) toasts.dismiss(uuid)
    await new Promise((resolve) => setTimeout(resolve, NEXT))
  }
}
