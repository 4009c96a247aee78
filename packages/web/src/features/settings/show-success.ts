import { toasts } from '../../toasts/index.ts'

/** A toast that says what was done. */
export const showSuccess = (text: string): void => toasts.show({ type: 'success', text })
