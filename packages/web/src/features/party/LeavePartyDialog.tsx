import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Checkbox, Dialog } from '../../ui/index.ts'
import styles from './PartyDialog.module.css'

type Props = {
  /** Nobody is left behind: the party goes with its last member. */
  readonly isLast: boolean
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onLeave: (keepChallenges: boolean) => void
  readonly onClose: () => void
}

/** Asks before the player leaves, and what becomes of the challenges of the party. docs/reference/screens.md 6.1. */
export const LeavePartyDialog = ({ isLast, busy, refusal, onLeave, onClose }: Props) => {
  const [keeps, setKeeps] = useState(true)
  return (
    <Dialog
      open
      width="sm"
      title={t('party.leaveTitle')}
      intro={t(isLast ? 'party.leaveLast' : 'party.leaveText')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('party.stay')}</Button>
          <Button variant="danger" busy={busy} onClick={() => onLeave(keeps)}>
            {t('party.leave')}
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        <Checkbox checked={keeps} onChange={setKeeps} label={t('party.keepChallenges')} />
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}
