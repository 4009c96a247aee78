import type { WireGroup, WireSharedTask } from '@daykeep/api/contract'
import type { TaskType } from '@daykeep/rules/model'
import type { TaskFilter } from '@daykeep/rules/tasks'
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { useNow, VisuallyHidden } from '../../../ui/index.ts'
import {
  Board,
  focusColumn,
  type SharedFormTarget,
  TaskCallbacksContext,
  useCardNavigation,
} from '../../tasks/index.ts'
import { useMirroredGroups } from '../use-mirrored-groups.ts'
import { Approvals } from './Approvals.tsx'
import { BoardBar } from './BoardBar.tsx'
import { BoardDialogs, type OpenBoardDialog } from './BoardDialogs.tsx'
import { BoardTaskForm } from './BoardTaskForm.tsx'
import { toBoardColumns } from './create-board-columns.ts'
import { DoneTodos } from './DoneTodos.tsx'
import { nameIn, type People, waitingFor } from './people.ts'
import { useBoardActs } from './use-board-acts.ts'
import { useBoardCallbacks } from './use-board-callbacks.ts'
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
  const { isMirrored, mirror } = useMirroredGroups()
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
  const { cards, actions } = useBoardCallbacks({
    group,
    tasks,
    people,
    columns,
    acts,
    onScore: (task, direction) => void score(task, direction),
    onFilter: (type, filter) => setFilters((before) => ({ ...before, [type]: filter })),
    onShowAll: showAll,
    onNew: (kind, title) => setForm({ type: 'new', kind, title }),
    onEdit: (task) => setForm({ type: 'edit', task }),
    onPeople: (task) => setDialog({ type: 'people', task }),
    onDelete: (task) => setDialog({ type: 'delete', task }),
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
        mirrored={isMirrored(groupId)}
        onMirrored={(on) => mirror(groupId, on)}
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
      <TaskCallbacksContext value={cards}>
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
