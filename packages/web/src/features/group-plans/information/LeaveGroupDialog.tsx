import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Checkbox, Dialog } from '../../../ui/index.ts'
import styles from '../overview/CreatePlanDialog.module.css'

type Props = {
  readonly name: string
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onLeave: (keepsChallenges: boolean) => void
  readonly onClose: () => void
}

/** Asks before a member leaves, and what becomes of the challenges of the group. */
export const LeaveGroupDialog = ({ name, busy, refusal, onLeave, onClose }: Props) => {
  const [keeps, setKeeps] = useState(true)
  return (
    <Dialog
      open
      width="sm"
      title={t('boards.leaveTitle', { name })}
      intro={t('boards.leaveText')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" busy={busy} onClick={() => onLeave(keeps)}>
            {t('boards.leave')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Checkbox checked={keeps} onChange={setKeeps} label={t('boards.keepChallenges')} />
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}
