import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import type { TaskType } from '@daykeep/rules/model'
import { FILTERS, type NewTask, ORDER_OF, type TaskFilter } from '@daykeep/rules/tasks'
import { newId, useDispatch, usePlayerStore } from '../../../sync/index.ts'
import { t } from '../../../i18n/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { type ColumnActions, type ColumnModel, positionInOrder, type TaskQuery, tasksCreated } from '../column/index.ts'
import { playerLineClock } from '../quick-add/index.ts'
import { hiddenBy, createdTasks } from './hidden-by.ts'
import { useStableCallbacks } from './use-stable-callbacks.ts'

type Options = {
  readonly columns: ReadonlyArray<ColumnModel>
  readonly query: TaskQuery
  readonly filterOf: (type: TaskType) => TaskFilter
  readonly choose: (type: TaskType, filter: TaskFilter) => void
  readonly showAll: () => void
  readonly retry: () => void
  /** Asks whether the completed to-dos go. */
  readonly askToClear: () => void
  readonly onNew: (type: TaskType, title: string) => void
}

/** The callbacks of the columns, and what screen readers announce after them. */
export const useColumnActions = ({ columns, query, filterOf, choose, showAll, retry, askToClear, onNew }: Options) => {
  const store = usePlayerStore()
  const dispatch = useDispatch()
  const [announcement, setAnnouncement] = useState('')
  const cardsOf = (type: TaskType) => {
    const list = columns.find((column) => column.type === type)?.list
    return list?.type === 'cards' ? list.cards : []
  }
  const showAllOf = (type: TaskType) => {
    showAll()
    choose(type, FILTERS.full[type][0] ?? 'all')
  }
  const create = (tasks: ReadonlyArray<NewTask>) => {
    const result = dispatch('createTasks', { tasks })
    if (E.isLeft(result)) return
    tasksCreated.add(tasks.length)
    setAnnouncement(t('tasks.added', { count: tasks.length }))
    const { before, after } = result.right
    const hidden = createdTasks(before, after).find((task) => hiddenBy([task], filterOf(task.type), query).length > 0)
    if (hidden !== undefined) notifyHidden(() => showAllOf(hidden.type))
  }
  const actions = useStableCallbacks<Required<ColumnActions>>({
    onFilter: (type, filter) => {
      choose(type, filter)
      dispatch('updateUser', { changes: { [`preferences.tasks.activeFilter.${type}`]: filter } })
    },
    // New tasks get the chosen tags, so that they are not hidden by them.
    onAdd: (type, titles) => create(titles.map((text) => ({ type, text, tags: query.tags }))),
    onAddLines: (lines, { toNewTasks }) => {
      const { user } = store.snapshot().player
      const { tags, tasks } = toNewTasks(lines, { user, chosen: query.tags, now: Date.now(), newId })
      for (const { id, name } of tags) dispatch('createTag', { id, name })
      create(tasks)
    },
    lineClock: () => playerLineClock(store.snapshot().player.user, Date.now()),
    onNew,
    onMove: (type, task, to) => {
      const cards = cardsOf(type)
      const order = store.snapshot().player.user.tasksOrder[ORDER_OF[type]]
      const position = positionInOrder({ order, visible: cards.map(({ id }) => id), id: task, to })
      const result = dispatch('moveTask', { task, position })
      if (E.isLeft(result)) return
      const name = cards.find(({ id }) => id === task)?.title ?? ''
      setAnnouncement(t('common.sortDropped', { name, place: to + 1, count: cards.length }))
    },
    onShowAll: showAll,
    onClearCompleted: askToClear,
    onRetry: retry,
  })
  return { actions, announcement }
}

/** A new task that is hidden at once would seem lost. */
const notifyHidden = (showAll: () => void): void =>
  toasts.show({
    type: 'info',
    text: t('tasks.addedHidden'),
    flavorMessage: t('tasks.addedHiddenText'),
    action: { label: t('tasks.showAll'), run: showAll },
  })
