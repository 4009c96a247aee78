import { toasts } from '../../toasts/index.ts'

export const sayDone = (text: string): void => toasts.show({ type: 'success', text })
