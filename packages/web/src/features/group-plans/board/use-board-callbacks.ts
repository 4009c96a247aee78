import type { WireGroup, WireSharedTask } from '@daykeep/api/contract'
import type { TaskType } from '@daykeep/rules/model'
import { ORDER_OF, type TaskFilter } from '@daykeep/rules/tasks'
import { t } from '../../../i18n/index.ts'
import {
  type ColumnActions,
  type ColumnModel,
  positionInOrder,
  type TaskCallbacks,
  useStableCallbacks,
} from '../../tasks/index.ts'
import type { People } from './people.ts'
import type { useBoardActs } from './use-board-acts.ts'

type Options = {
  readonly group: WireGroup
  readonly tasks: ReadonlyArray<WireSharedTask>
  readonly people: People
  readonly columns: ReadonlyArray<ColumnModel>
  readonly acts: ReturnType<typeof useBoardActs>
  readonly onScore: TaskCallbacks['onScore']
  readonly onFilter: (type: TaskType, filter: TaskFilter) => void
  readonly onShowAll: () => void
  /** Opens the form of a new task, or of one that is there. */
  readonly onNew: (type: TaskType, title: string) => void
  readonly onEdit: (task: WireSharedTask) => void
  /** Opens the dialog about who does a task, or the one that deletes it. */
  readonly onPeople: (taskId: string) => void
  readonly onDelete: (taskId: string) => void
}

/** What the cards and the columns of a board do. Stable: a score renders no other card. */
export const useBoardCallbacks = ({ group, tasks, people, columns, acts, onPeople, ...handlers }: Options) => {
  const taskOf = (id: string) => tasks.find(({ _id }) => _id === id)
  const edit = (id: string) => {
    const task = taskOf(id)
    if (task !== undefined) handlers.onEdit(task)
  }
  const assignOrUnassign = (id: string) => {
    const isMine = taskOf(id)?.group.assignedUsers.includes(people.readerId) === true
    return {
      type: 'action' as const,
      label: t(isMine ? 'boards.giveBack' : 'boards.takeOn'),
      onSelect: () => (isMine ? acts.unassign(id, people.readerId) : acts.assign(id, [people.readerId])),
    }
  }
  const cards = useStableCallbacks<TaskCallbacks>({
    onScore: handlers.onScore,
    onTick: (taskId, itemId) => acts.tick(taskId, itemId),
    onCollapse: (taskId, collapsed) => acts.collapse(taskId, collapsed),
    onEdit: (id) => (people.manages ? edit(id) : onPeople(id)),
    onDelete: handlers.onDelete,
    onPeople,
    menuOf: (id) => [
      { type: 'action', label: t('boards.whoDoesIt'), onSelect: () => onPeople(id) },
      ...(people.manages ? [assignOrUnassign(id)] : []),
    ],
  })
  const actions = useStableCallbacks<ColumnActions>({
    onFilter: handlers.onFilter,
    onAdd: (type, titles) => acts.add(titles.map((text) => ({ type, text }))),
    onNew: handlers.onNew,
    onMove: (type, task, to) => {
      const list = columns.find((column) => column.type === type)?.list
      const visible = list?.type === 'cards' ? list.cards.map(({ id }) => id) : []
      acts.move(task, positionInOrder({ order: group.tasksOrder[ORDER_OF[type]], visible, id: task, to }))
    },
    onShowAll: handlers.onShowAll,
    onClearCompleted: () => undefined,
    onRetry: () => undefined,
  })
  return { cards, actions }
}
