import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Checkbox, Dialog, Refusal } from '../../ui/index.ts'
import styles from './LeaveGroupDialog.module.css'

/** What becomes of the tasks and challenges of a group that is left. docs/reference/api.md 2.9. */
export type WhatStays = {
  readonly keep: 'keep-all'
  readonly keepChallenges: 'remain-in-challenges' | 'leave-challenges'
}

type Props = {
  readonly title: string
  readonly text: string
  /** The names of the choices. */
  readonly keep: string
  readonly leave: string
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onLeave: (stays: WhatStays) => void
  readonly onClose: () => void
}

/** Asks before a player leaves a party, a guild or a group, and whether they stay in its challenges. */
export const LeaveGroupDialog = ({ title, text, keep, leave, busy, refusal, onLeave, onClose }: Props) => {
  const [keeps, setKeeps] = useState(true)
  return (
    <Dialog
      open
      width="sm"
      title={title}
      intro={text}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="danger"
            busy={busy}
            onClick={() =>
              onLeave({ keep: 'keep-all', keepChallenges: keeps ? 'remain-in-challenges' : 'leave-challenges' })
            }
          >
            {leave}
          </Button>
        </>
      }
    >
      <div className={styles.choice}>
        <Checkbox checked={keeps} onChange={setKeeps} label={keep} />
        <Refusal reason={refusal} />
      </div>
    </Dialog>
  )
}
