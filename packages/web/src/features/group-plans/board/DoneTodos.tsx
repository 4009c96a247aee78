import { dayClockOf } from '@daykeep/rules/calendar'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useQuery } from '../../../queries/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { Button, ErrorState, Skeleton, useNow } from '../../../ui/index.ts'
import { TaskCard } from '../../tasks/index.ts'
import type { People } from './people.ts'
import styles from './DoneTodos.module.css'
import { toBoardCard } from './to-board-card.ts'
import { isOf, type Whose } from './whose.ts'

type Props = {
  readonly groupId: string
  readonly people: People
  readonly whose: Whose
  /** Whether the board above still shows it as open: the two lists are asked for apart. */
  readonly isOpen: (id: string) => boolean
}

const NOTHING: ReadonlySet<string> = new Set()

/** Completed to-dos of a board, asked for when somebody wants to see them. docs/reference/screens.md 8.3. */
export const DoneTodos = ({ groupId, people, whose, isOpen }: Props) => {
  const user = usePlayer((player) => player.user)
  const now = useNow()
  const [shown, setShown] = useState(false)
  const { data, error, refetch } = useQuery(
    'boardTasks',
    { params: { groupId }, query: { type: 'completedTodos' } },
    { enabled: shown },
  )
  const toCard = toBoardCard({ user, people, now, clock: dayClockOf(user), pending: NOTHING })
  const tasks = data?.filter(isOf(whose)).filter(({ _id }) => !isOpen(_id)) ?? []
  return (
    <div className={styles.done}>
      <Button variant="tertiary" size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'boards.hideDone' : 'boards.showDone')}
      </Button>
      {shown && data === undefined && error === null && <Skeleton shape="card" height={64} />}
      {shown && error !== null && <ErrorState title={t('boards.notLoaded')} onRetry={() => void refetch()} />}
      {shown && data !== undefined && tasks.length === 0 && (
        <p className={styles.none}>{t('tasks.noneIn.complete2')}</p>
      )}
      {shown && (
        <ul className={styles.cards} aria-label={t('boards.doneTodos')}>
          {tasks.map((task) => (
            <li key={task._id}>
              <TaskCard task={toCard(task)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
