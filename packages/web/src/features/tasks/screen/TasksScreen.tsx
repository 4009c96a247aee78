import { lazy, type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Task, TaskType } from '@daykeep/rules/model'
import { usePlayer, usePlayerStore } from '../../../player/index.ts'
import { t } from '../../../texts/index.ts'
import { later, VisuallyHidden } from '../../../ui/index.ts'
import { Board } from '../board/index.ts'
import type { FormOf } from '../form/form-of.ts'
import { TasksToolbar, WantedNote } from '../toolbar/index.ts'
import { ScoreRise } from './ScoreRise.tsx'
import styles from './TasksScreen.module.css'
import { useCardActions } from './use-card-actions.ts'
import { useColumnActions } from './use-column-actions.ts'
import { useColumns } from './use-columns.ts'
import { useCompleted } from './use-completed.ts'
import { useDeletions } from './use-deletions.ts'
import { useFilters } from './use-filters.ts'
import { useScreenKeys } from './use-screen-keys.ts'
import { useTagEdits } from './use-tag-edits.ts'
import { useWanted } from './use-wanted.ts'

const TaskFormScreen = lazy(
  later(() => import('../form/TaskFormScreen.tsx').then((module) => ({ default: module.TaskFormScreen }))),
)

type Props = {
  /** Asks the server for the to-dos that were completed last. */
  readonly loadCompleted: () => Promise<ReadonlyArray<Task>>
  /** What the shops offer, below the player's own rewards. */
  readonly rewards?: ReactNode
  /** Stands above the board, and can lead to a column of it. */
  readonly guide?: (goTo: (column: TaskType) => void) => ReactNode
}

/** The daily working place: habits, dailies, to-dos and rewards. Reference, screens 2. */
export const TasksScreen = ({ loadCompleted, rewards, guide }: Props) => {
  const store = usePlayerStore()
  const player = usePlayer((whole) => whole)
  const pending = useSyncExternalStore(store.subscribe, () => store.view().unconfirmed)
  const { tags } = player.user
  const [form, setForm] = useState<FormOf>()
  const [current, setCurrent] = useState<TaskType>('habit')
  const searchField = useRef<HTMLInputElement>(null)
  const { typed, setTyped, active, setChosen, wanted, showAll } = useWanted(tags)
  const { filterOf, choose } = useFilters(player.user)
  const { completed, ask, forget, clear } = useCompleted(loadCompleted, filterOf('todo') === 'complete2')
  const { leaving, remove, undoLast } = useDeletions(forget)
  const columns = useColumns({ player, pending, wanted, completed, leaving, filterOf })
  const { cardActions, rises, over } = useCardActions({
    apart: completed.tasks,
    onEdit: (task) => setForm({ type: 'edit', task }),
    onDelete: remove,
  })
  const { actions, said } = useColumnActions({ columns, wanted, filterOf, choose, showAll, ask, clear })
  const onNew = (kind: TaskType) => setForm({ type: 'new', kind, tags: active })
  const goTo = (type: TaskType) => {
    flushSync(() => setCurrent(type))
    focusColumn(type)
  }
  useScreenKeys({
    onNew,
    onColumn: goTo,
    onSearch: () => searchField.current?.focus(),
    onUndo: undoLast,
  })
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>{t('tasks.title')}</h1>
      </VisuallyHidden>
      {guide?.(goTo)}
      <TasksToolbar
        search={typed}
        onSearch={setTyped}
        tags={tags}
        active={active}
        onTags={setChosen}
        onEditTags={useTagEdits(tags)}
        onNew={onNew}
        searchField={searchField}
      />
      <WantedNote
        search={wanted.search}
        tags={tags.filter(({ id }) => active.includes(id))}
        hidden={columns.reduce((sum, { hidden }) => sum + hidden, 0)}
        onRemoveTag={({ id }) => setChosen(active.filter((tag) => tag !== id))}
        onShowAll={showAll}
      />
      <Board
        columns={columns}
        current={current}
        onCurrent={setCurrent}
        onNew={onNew}
        actions={actions}
        cardActions={cardActions}
        rewards={rewards}
      />
      <ScoreRise rises={rises} onOver={over} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {form !== undefined && (
        <Suspense>
          <TaskFormScreen form={form} onDelete={remove} onClose={() => setForm(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

/** The first card of a column, or the line that adds one. */
const focusColumn = (type: TaskType): void =>
  document.querySelector(`[data-column="${type}"]`)?.querySelector<HTMLElement>('[data-open], textarea')?.focus()
