import type { WireGroup, WireSharedTask } from '@daykeep/api/contract'
import type { TaskType } from '@daykeep/rules/model'
import { ORDER_OF, type TaskFilter } from '@daykeep/rules/tasks'
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { useNow, VisuallyHidden } from '../../../ui/index.ts'
import {
  Board,
  type ColumnActions,
  focusColumn,
  positionInOrder,
  type SharedFormTarget,
  TaskCallbacksContext,
  useCardNavigation,
  useStableCallbacks,
  type TaskCallbacks,
} from '../../tasks/index.ts'
import { Approvals } from './Approvals.tsx'
import { BoardBar } from './BoardBar.tsx'
import { BoardDialogs, type OpenBoardDialog } from './BoardDialogs.tsx'
import { BoardTaskForm } from './BoardTaskForm.tsx'
import { toBoardColumns } from './create-board-columns.ts'
import { DoneTodos } from './DoneTodos.tsx'
import { nameIn, type People, waitingFor } from './people.ts'
import { useBoardActs } from './use-board-acts.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useScores } from './use-scores.ts'
import type { Whose } from './whose.ts'

type Props = {
  readonly group: WireGroup
  readonly tasks: ReadonlyArray<WireSharedTask>
  readonly people: People
}

/** The columns of a board with everything around them, joined to the server. */
export const GroupBoard = ({ group, tasks, people }: Props) => {
  const groupId = group._id
  const user = usePlayer((player) => player.user)
  const dispatch = useDispatch()
  const now = useNow()
  const acts = useBoardActs(groupId)
  const { scoring, score } = useScores()
  const [search, setSearch] = useState('')
  const [whose, setWhose] = useState<Whose>('all')
  const [filters, setFilters] = useState<Readonly<Partial<Record<TaskType, TaskFilter>>>>({})
  const [current, setCurrent] = useState<TaskType>('todo')
  const [form, setForm] = useState<SharedFormTarget>()
  const [dialog, setDialog] = useState<OpenBoardDialog>()
  const searchField = useRef<HTMLInputElement>(null)
  const filterOf = (type: TaskType): TaskFilter => filters[type] ?? 'all'
  const columns = useMemo(
    () =>
      toBoardColumns({ tasks, user, people, now, search, whose, filterOf: (type) => filters[type] ?? 'all', scoring }),
    [tasks, user, people, now, search, whose, filters, scoring],
  )
  const taskOf = (id: string) => tasks.find(({ _id }) => _id === id)
  const isOpen = (id: string) => {
    const task = taskOf(id)
    return task?.type === 'todo' && !task.completed
  }
  const showAll = () => {
    setSearch('')
    setWhose('all')
  }
  const edit = (id: string) => {
    const task = taskOf(id)
    if (task !== undefined) setForm({ type: 'edit', task })
  }
  const show = (id: string) => setDialog({ type: 'people', task: id })
  const callbacks = useStableCallbacks<TaskCallbacks>({
    onScore: (task, direction) => void score(task, direction),
    onTick: (taskId, itemId) => acts.tick(taskId, itemId),
    onCollapse: (taskId, collapsed) => acts.collapse(taskId, collapsed),
    onEdit: (task) => (people.manages ? edit(task) : show(task)),
    onDelete: (task) => setDialog({ type: 'delete', task }),
    onPeople: show,
    menuOf: (id) => {
      const isMine = taskOf(id)?.group.assignedUsers.includes(people.readerId) === true
      return [
        { type: 'action', label: t('boards.whoDoesIt'), onSelect: () => show(id) },
        ...(people.manages
          ? [
              {
                type: 'action' as const,
                label: t(isMine ? 'boards.giveBack' : 'boards.takeOn'),
                onSelect: () => (isMine ? acts.unassign(id, people.readerId) : acts.assign(id, [people.readerId])),
              },
            ]
          : []),
      ]
    },
  })
  const actions = useStableCallbacks<ColumnActions>({
    onFilter: (type, filter) => setFilters((before) => ({ ...before, [type]: filter })),
    onAdd: (type, titles) => acts.add(titles.map((text) => ({ type, text }))),
    onNew: (kind, title) => setForm({ type: 'new', kind, title }),
    onMove: (type, task, to) => {
      const list = columns.find((column) => column.type === type)?.list
      const visible = list?.type === 'cards' ? list.cards.map(({ id }) => id) : []
      acts.move(task, positionInOrder({ order: group.tasksOrder[ORDER_OF[type]], visible, id: task, to }))
    },
    onShowAll: showAll,
    onClearCompleted: () => undefined,
    onRetry: () => undefined,
  })
  useBoardKeys({
    manages: people.manages,
    onNew: (kind) => setForm({ type: 'new', kind, title: '' }),
    onColumn: (type) => {
      setCurrent(type)
      focusColumn(type)
    },
    onSearch: () => searchField.current?.focus(),
  })
  useCardNavigation()
  const mirrored = user.preferences.tasks.mirrorGroupTasks
  const below = (type: TaskType): ReactNode =>
    type === 'todo' && filterOf('todo') === 'all' ? (
      <DoneTodos groupId={groupId} people={people} whose={whose} isOpen={isOpen} />
    ) : undefined
  return (
    <>
      <BoardBar
        people={people}
        search={search}
        onSearch={setSearch}
        searchField={searchField}
        whose={whose}
        onWhose={setWhose}
        onWorkloads={() => setDialog({ type: 'workloads' })}
        mirrored={mirrored.includes(groupId)}
        onMirrored={(on) =>
          dispatch('updateUser', {
            changes: {
              'preferences.tasks.mirrorGroupTasks': on
                ? [...mirrored, groupId]
                : mirrored.filter((id) => id !== groupId),
            },
          })
        }
      />
      {people.manages && (
        <Approvals
          work={tasks.flatMap((task) =>
            waitingFor(task).map((id) => ({ task: task._id, title: task.text, user: id, name: nameIn(people, id) })),
          )}
          onApprove={acts.approve}
          onSendBack={acts.sendBack}
        />
      )}
      <TaskCallbacksContext value={callbacks}>
        <Board columns={columns} current={current} onCurrent={setCurrent} actions={actions} below={below} />
      </TaskCallbacksContext>
      <VisuallyHidden>
        <span role="status">{whose === 'all' ? '' : t('boards.filtered')}</span>
      </VisuallyHidden>
      <BoardDialogs
        dialog={dialog}
        tasks={tasks}
        people={people}
        now={now}
        acts={acts}
        onEdit={edit}
        onWhose={setWhose}
        onClose={() => setDialog(undefined)}
      />
      {form !== undefined && (
        <Suspense>
          <BoardTaskForm
            form={form}
            members={people.members}
            acts={acts}
            onDelete={({ _id }) => setDialog({ type: 'delete', task: _id })}
            onClose={() => setForm(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
