import { useState } from 'react'
import { formatDay, t } from '../../../i18n/index.ts'
import { useMutation } from '../../../queries/index.ts'
import { usePlayer, usePlayerStore } from '../../../sync/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { toPlan } from '../to-plan.ts'
import styles from './dialogs.module.css'

/** Asks before a subscription is cancelled, and says what remains. docs/reference/screens.md 15.6. */
export const CancelDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const store = usePlayerStore()
  const user = usePlayer((player) => player.user)
  const [now] = useState(() => Date.now())
  const [until, setUntil] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { send, isPending } = useMutation('cancelPlan', {
    onDone: (answer) => {
      setUntil(answer.until)
      void store.reload()
    },
    onRefused: ({ message }) => setProblem(message),
  })
  const plan = toPlan(user, now)
  const nextBill = plan.type === 'none' ? undefined : plan.nextBill
  return (
    <CancelView
      until={until === undefined ? undefined : Date.parse(until)}
      nextBill={nextBill}
      busy={isPending}
      problem={problem}
      onCancel={() => send({ body: { groupId: '' } })}
      onClose={onClose}
    />
  )
}

type Props = {
  /** Once it is cancelled: when it ends. */
  readonly until: number | undefined
  readonly nextBill: number | undefined
  readonly busy: boolean
  readonly problem: string | undefined
  readonly onCancel: () => void
  readonly onClose: () => void
}

export const CancelView = ({ until, nextBill, busy, problem, onCancel, onClose }: Props) =>
  until === undefined ? (
    <Dialog
      open
      width="sm"
      title={t('money.cancel.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {t('money.cancel.keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onCancel}>
            {t('money.cancel.do')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>
          {nextBill === undefined ? t('money.cancel.text') : t('money.cancel.textUntil', { day: formatDay(nextBill) })}
        </p>
        <p className={styles.note}>{t('money.cancel.stays')}</p>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </div>
    </Dialog>
  ) : (
    <Dialog
      open
      width="sm"
      title={t('money.cancel.done')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <p>{t('money.cancel.doneText', { day: formatDay(until) })}</p>
    </Dialog>
  )
