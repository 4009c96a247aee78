import type { MoneyDialog } from '../money-dialogs.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { GemsDialog } from './GemsDialog.tsx'
import { GiftDialog } from './GiftDialog.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'

type Props = {
  readonly dialog: MoneyDialog | undefined
  /** The provider has led back from a payment. */
  readonly returned: 'completed' | 'failed' | undefined
  readonly onClose: () => void
  readonly onReturnSeen: () => void
}

/** What is about money and opens over a screen. docs/reference/screens.md 15. */
export const MoneyDialogs = ({ dialog, returned, onClose, onReturnSeen }: Props) => {
  if (returned !== undefined) return <ReturnDialog result={returned} onClose={onReturnSeen} />
  switch (dialog?.type) {
    case 'gems':
      return <GemsDialog onClose={onClose} />
    case 'gift':
      return <GiftDialog receiver={dialog.receiver} onClose={onClose} />
    case 'cancel':
      return <CancelDialog onClose={onClose} />
    case undefined:
      return null
  }
}
