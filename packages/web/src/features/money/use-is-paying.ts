import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { moneyDialog } from './money-dialogs.ts'

/** Whether a dialog about money is open: gems for sale, a gift, the end of a subscription, or what became of a payment. */
export const useIsPaying = (): boolean => {
  const isOpen = useSyncExternalStore(moneyDialog.subscribe, () => moneyDialog.get() !== undefined)
  const { state } = useLocation()
  return isOpen || (Object(state) as { readonly payment?: unknown }).payment !== undefined
}
