import { toasts } from '../src/toasts/index.ts'

/** Milliseconds after which the next ones have come out of the queue. */
const NEXT = 80

/** Takes away what earlier stories of the same window still tell; for `beforeEach`. */
export const withoutToasts = async (): Promise<void> => {
  toasts.release()
  while (toasts.visible().length > 0) {
    for (const { id } of toasts.visible()) toasts.dismiss(id)
    await new Promise((resolve) => setTimeout(resolve, NEXT))
  }
}
