import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Refusal } from '../feedback/Refusal.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './FormDialog.module.css'

type Props = {
  readonly title: string
  readonly intro?: ReactNode
  /** What the button says. */
  readonly action: string
  readonly busy: boolean
  /** Whether it can be saved as it stands. The button stays in reach, so that one can hear what it does. */
  readonly isComplete: boolean
  /** What is still missing, in words. */
  readonly missing?: string | undefined
  readonly refusal: string | undefined
  readonly onSave: () => void
  readonly onClose: () => void
  /** The fields, one below the other. */
  readonly children: ReactNode
}

/** A form in a dialog. A press outside does not close it, since what was typed would be lost. */
export const FormDialog = ({ action, busy, isComplete, missing, refusal, onSave, children, ...dialog }: Props) => (
  <Dialog
    open
    closesOutside={false}
    actions={
      <Button variant="primary" busy={busy} aria-disabled={!isComplete} onClick={() => isComplete && onSave()}>
        {action}
      </Button>
    }
    {...dialog}
  >
    <div className={styles.fields}>
      {children}
      {missing !== undefined && <p className={styles.missing}>{missing}</p>}
      <Refusal reason={refusal} />
    </div>
  </Dialog>
)
