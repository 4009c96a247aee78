import { Check, Undo2 } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Button, Card } from '../../../ui/index.ts'
import styles from './TaskPeopleDialog.module.css'

/** Work that waits for approval. */
export type PendingWork = {
  readonly task: string
  readonly title: string
  readonly user: string
  readonly name: string
}

type Props = {
  readonly work: ReadonlyArray<PendingWork>
  readonly onApprove: (task: string, user: string) => void
  readonly onSendBack: (task: string, user: string) => void
}

/** For those who manage a board; nothing while nothing waits. docs/reference/screens.md 8.3. */
export const Approvals = ({ work, onApprove, onSendBack }: Props) =>
  work.length === 0 ? null : (
    <Card aria-label={t('boards.approvals')}>
      <h2 className={styles.heading}>{t('boards.approvals')}</h2>
      <ul className={styles.list}>
        {work.map(({ task, title, user, name }) => (
          <li key={`${task} ${user}`} className={styles.row}>
            <span className={styles.who} dir="auto">
              {title}
              <small className={styles.state}>{t('boards.claimedBy', { name })}</small>
            </span>
            <span className={styles.acts}>
              <Button
                size="sm"
                variant="primary"
                icon={<Check size={16} aria-hidden="true" />}
                aria-label={t('boards.approveWork', { name, title })}
                onClick={() => onApprove(task, user)}
              >
                {t('boards.approve')}
              </Button>
              <Button
                size="sm"
                icon={<Undo2 size={16} aria-hidden="true" />}
                aria-label={t('boards.sendBackWork', { name, title })}
                onClick={() => onSendBack(task, user)}
              >
                {t('boards.sendBack')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
