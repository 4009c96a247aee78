import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SavedFilter, Task, TaskType } from '@daykeep/rules/model'
import { lazyChunk } from '../../../chunks/index.ts'
import { ErrorBoundary } from '../../../error-boundary/index.ts'
import { usePlayer, usePlayerStore, useUnconfirmed } from '../../../sync/index.ts'
import { t } from '../../../i18n/index.ts'
import { VisuallyHidden } from '../../../ui/index.ts'
import { Board } from '../board/index.ts'
import { createSelection, focusColumn, focusFilter, SelectionContext, TaskCallbacksContext } from '../card/index.ts'
import { useDeletions } from '../deletions/index.ts'
import { type FormTarget, TaskFormScreen } from '../form/index.ts'
import type { TaskQuery } from '../column/index.ts'
import { undoNewest } from '../../undo/index.ts'
import { SelectionScreen } from '../selection/index.ts'
import { ActiveFilters, TasksToolbar } from '../toolbar/index.ts'
import styles from './TasksScreen.module.css'
import { useColumnActions } from './use-column-actions.ts'
import { useColumns } from './use-columns.ts'
import { useCompletedTodos } from './use-completed-todos.ts'
import { useBoardShortcuts } from './use-board-shortcuts.ts'
import { useTagEdits } from '../tags/index.ts'
import { useTaskCallbacks } from './use-task-callbacks.ts'
import { useFilters, useTaskQuery } from './use-task-query.ts'

const ClearCompletedDialog = lazyChunk(() => import('./ClearCompletedDialog.tsx'), 'ClearCompletedDialog')

type Props = {
  /** Loads the to-dos that were completed last. */
  readonly loadCompleted: () => Promise<ReadonlyArray<Task>>
  /** What the shops offer, below the player's own rewards. */
  readonly rewards?: ReactNode
  /** Below the tasks of a column: those of groups. */
  readonly below?: ((type: TaskType, query: TaskQuery) => ReactNode) | undefined
  /** Above the board. `goTo` brings a column into view and the focus into it. */
  readonly guide?: (goTo: (column: TaskType, writes?: boolean) => void) => ReactNode
  /** Leads to the challenge of a copy, or asks what becomes of it. */
  readonly onChallenge: (task: Task) => void
  /** Where the plan of today is. */
  readonly today?: string
  /** The saved filter of this visit. */
  readonly applied?: SavedFilter | undefined
  readonly onApply: (filter: SavedFilter) => void
}

/** Habits, dailies, to-dos and rewards. docs/reference/screens.md 2. */
export const TasksScreen = ({ loadCompleted, rewards, below, guide, onChallenge, today, applied, onApply }: Props) => {
  const store = usePlayerStore()
  const player = usePlayer((whole) => whole)
  const pending = useUnconfirmed()
  const { tags } = player.user
  const [form, setForm] = useState<FormTarget>()
  const [current, setCurrent] = useState<TaskType>('habit')
  const [asksToClear, setAsksToClear] = useState(false)
  const searchField = useRef<HTMLInputElement>(null)
  const tagsButton = useRef<HTMLButtonElement>(null)
  const { typed, setTyped, active, setChosen, query, showAll } = useTaskQuery(tags, applied)
  const { filterOf, choose } = useFilters(player.user)
  const { completed, retry, forget, clear } = useCompletedTodos(loadCompleted, filterOf('todo') === 'complete2')
  const { leaving, remove, undoLast } = useDeletions(forget)
  const columns = useColumns({ player, pending, query, completed, leaving, filterOf })
  const [selection] = useState(createSelection)
  const { callbacks, inStore } = useTaskCallbacks({
    completed: completed.tasks,
    onEdit: (task) => setForm({ type: 'edit', task }),
    onDelete: remove,
    onSelect: selection.toggle,
    onChallenge: (id) => {
      const task = store.snapshot().player.tasks[id]
      if (task !== undefined) onChallenge(task)
    },
  })
  const onNew = (kind: TaskType, title = '') => setForm({ type: 'new', kind, title, tags: active })
  const { search } = query
  const saved = useMemo(() => ({ query: { search, tags: active }, onApply }), [search, active, onApply])
  const askToClear = () => setAsksToClear(true)
  const { actions, announcement } = useColumnActions({
    columns,
    query,
    filterOf,
    choose,
    showAll,
    retry,
    askToClear,
    onNew,
  })
  const goTo = useCallback((type: TaskType, writes = false) => {
    flushSync(() => setCurrent(type))
    focusColumn(type, writes)
  }, [])
  useBoardShortcuts({
    onNew,
    onColumn: goTo,
    onSearch: () => searchField.current?.focus(),
    onFilter: focusFilter,
    onTags: () => tagsButton.current?.click(),
    onClearCompleted: askToClear,
    onUndo: () => {
      if (!undoLast()) void undoNewest(store)
    },
  })
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>{t('tasks.title')}</h1>
      </VisuallyHidden>
      <div className={styles.above}>
        {guide?.(goTo)}
        <TasksToolbar
          search={typed}
          onSearch={setTyped}
          tags={tags}
          active={active}
          onTags={setChosen}
          onEditTags={useTagEdits(tags)}
          saved={saved}
          searchField={searchField}
          tagsButton={tagsButton}
          onSelect={selection.begin}
          today={today}
        />
      </div>
      {(query.search.trim() !== '' || active.length > 0) && (
        <Suspense>
          <ActiveFilters
            search={query.search}
            tags={tags.filter(({ id }) => active.includes(id))}
            hidden={columns.reduce((sum, { hidden }) => sum + hidden, 0)}
            onRemoveTag={({ id }) => setChosen(active.filter((tag) => tag !== id))}
            onShowAll={showAll}
          />
        </Suspense>
      )}
      <TaskCallbacksContext value={callbacks}>
        <SelectionContext value={selection}>
          <Board
            columns={columns}
            current={current}
            onCurrent={setCurrent}
            actions={actions}
            rewards={rewards}
            below={below && ((type) => below(type, query))}
          />
        </SelectionContext>
      </TaskCallbacksContext>
      <ErrorBoundary quiet>
        <Suspense>
          <SelectionScreen selection={selection} columns={columns} inStore={inStore} />
        </Suspense>
      </ErrorBoundary>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {asksToClear && (
        <Suspense>
          <ClearCompletedDialog onCleared={clear} onClose={() => setAsksToClear(false)} />
        </Suspense>
      )}
      {form !== undefined && (
        <Suspense>
          <TaskFormScreen form={form} onDelete={remove} onClose={() => setForm(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
