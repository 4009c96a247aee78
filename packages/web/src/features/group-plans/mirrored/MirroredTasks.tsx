import type { GroupWithPlan } from '@daykeep/api/contract'
import type { TaskType } from '@daykeep/rules/model'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useQuery } from '../../../queries/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { useNow } from '../../../ui/index.ts'
import { TaskCallbacksContext, TaskCard, type TaskQuery, useStableCallbacks } from '../../tasks/index.ts'
import { TaskPeopleDialog } from '../board/TaskPeopleDialog.tsx'
import { toTaskPeople } from '../board/to-task-people.ts'
import { useBoardActs } from '../board/use-board-acts.ts'
import { useScores } from '../board/use-scores.ts'
import styles from '../board/DoneTodos.module.css'
import { toMirroredCards } from './to-mirrored-cards.ts'
import { useMirroredBoard } from './use-mirrored-board.ts'

type Props = { readonly type: TaskType; readonly query: TaskQuery }

/** Tasks of boards that the player wants to see among their own, below those. docs/reference/screens.md 8.3. */
export const MirroredTasks = (props: Props) => {
  const chosen = usePlayer(({ user }) => user.preferences.tasks.mirrorGroupTasks)
  const { data = [] } = useQuery('groupPlans', {})
  return data
    .filter(({ _id }) => chosen.includes(_id))
    .map((plan) => <TasksOfBoard key={plan._id} {...props} plan={plan} />)
}

const TasksOfBoard = ({ type, query, plan }: Props & { readonly plan: GroupWithPlan }) => {
  const user = usePlayer((player) => player.user)
  const now = useNow()
  const board = useMirroredBoard(plan)
  const { scoring, score } = useScores()
  const [shown, setShown] = useState<string>()
  const { tick, collapse } = useBoardActs('')
  const callbacks = useStableCallbacks({
    onScore: (task: string, direction: 'up' | 'down') => void score(task, direction),
    onTick: (task: string, item: string) => tick(task, item),
    onCollapse: (task: string, collapsed: boolean) => collapse(task, collapsed),
    onEdit: (task: string) => setShown(task),
    onDelete: () => undefined,
    onPeople: (task: string) => setShown(task),
    menuOf: (task: string) => [
      { type: 'action' as const, label: t('boards.whoDoesIt'), onSelect: () => setShown(task) },
    ],
  })
  const cards = toMirroredCards({ boards: [board], user, now, scoring, type, query })
  const task = board.tasks.find(({ _id }) => _id === shown)
  const people = { ...board.people, manages: false }
  if (cards.length === 0) return null
  return (
    <TaskCallbacksContext value={callbacks}>
      <ul className={styles.cards} aria-label={t('boards.ofBoard', { name: plan.name })}>
        {cards.map((card) => (
          <li key={card.id}>
            <TaskCard task={card} />
          </li>
        ))}
      </ul>
      {task !== undefined && (
        <TaskPeopleDialog
          task={toTaskPeople(people, task, now)}
          people={people}
          {...NOTHING_TO_MANAGE}
          onClose={() => setShown(undefined)}
        />
      )}
    </TaskCallbacksContext>
  )
}

const nothing = (): void => undefined

/** Among the own tasks a board is worked on, and managed on its own page. */
const NOTHING_TO_MANAGE = {
  onAssign: nothing,
  onUnassign: nothing,
  onApprove: nothing,
  onSendBack: nothing,
  onEdit: nothing,
}
