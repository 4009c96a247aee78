import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import type { TaskType } from '@daykeep/rules/model'
import { FILTERS, ORDER_OF, type TaskFilter } from '@daykeep/rules/tasks'
import { useAct, usePlayerStore } from '../../../player/index.ts'
import { t } from '../../../texts/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { type ColumnActions, type ColumnModel, placeInOrder, type Wanted } from '../column/index.ts'
import { hiddenOf, madeBetween } from './hidden-of.ts'
import { useSteady } from './use-steady.ts'

type Ways = {
  readonly columns: ReadonlyArray<ColumnModel>
  readonly wanted: Wanted
  readonly filterOf: (type: TaskType) => TaskFilter
  readonly choose: (type: TaskType, filter: TaskFilter) => void
  readonly showAll: () => void
  readonly ask: () => void
  readonly clear: () => void
}

/** What the columns do, and what is said of it to those who listen. */
export const useColumnActions = ({ columns, wanted, filterOf, choose, showAll, ask, clear }: Ways) => {
  const store = usePlayerStore()
  const act = useAct()
  const [said, setSaid] = useState('')
  const cardsOf = (type: TaskType) => {
    const list = columns.find((column) => column.type === type)?.list
    return list?.type === 'cards' ? list.cards : []
  }
  const showAllOf = (type: TaskType) => {
    showAll()
    choose(type, FILTERS.full[type][0] ?? 'all')
  }
  const actions = useSteady<ColumnActions>({
    onFilter: (type, filter) => {
      choose(type, filter)
      act('updateUser', { changes: { [`preferences.tasks.activeFilter.${type}`]: filter } })
    },
    onAdd: (type, titles) => {
      // Chosen tags are put on, so that what is added stays in sight.
      const answer = act('createTasks', { tasks: titles.map((text) => ({ type, text, tags: wanted.tags })) })
      if (E.isLeft(answer)) return
      setSaid(t('tasks.added', { count: titles.length }))
      const { before, after } = answer.right
      if (hiddenOf(madeBetween(before, after), filterOf(type), wanted).length > 0) tellHidden(() => showAllOf(type))
    },
    onMove: (type, task, to) => {
      const cards = cardsOf(type)
      const order = store.view().player.user.tasksOrder[ORDER_OF[type]]
      const position = placeInOrder({ order, shown: cards.map(({ id }) => id), id: task, to })
      const answer = act('moveTask', { task, position })
      if (E.isLeft(answer)) return
      const name = cards.find(({ id }) => id === task)?.title ?? ''
      setSaid(t('common.sortDropped', { name, place: to + 1, count: cards.length }))
    },
    onShowAll: showAll,
    onClearCompleted: () => {
      const answer = act('clearCompletedTodos', {})
      if (E.isRight(answer)) clear()
    },
    onRetry: ask,
  })
  return { actions, said }
}

/** What was added and cannot be seen would be taken for lost. */
const tellHidden = (showAll: () => void): void =>
  toasts.show({
    type: 'info',
    title: t('tasks.addedHidden'),
    text: t('tasks.addedHiddenText'),
    action: { label: t('tasks.showAll'), run: showAll },
  })
