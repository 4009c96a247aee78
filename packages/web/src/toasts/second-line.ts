import type { Toast } from './toast.ts'

/** The second line of a toast, and what else the same act did; empty if there is neither. */
export const secondLine = ({ flavorMessage, extra }: Pick<Toast, 'flavorMessage' | 'extra'>): string =>
  [flavorMessage, extra].filter((part) => part !== undefined && part !== '').join(' · ')
