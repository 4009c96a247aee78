import { useSyncExternalStore } from 'react'
import { moneyDialog } from './money-dialogs.ts'

/** Whether a dialog about money is open: gems for sale, a gift, the end of a subscription. */
export const useIsPaying = (): boolean =>
  useSyncExternalStore(moneyDialog.subscribe, () => moneyDialog.get() !== undefined)
