import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import type { TagId, TaskType } from '@daykeep/rules/model'
import { ORDER_OF, type TaskFilter } from '@daykeep/rules/tasks'
import { useAct, usePlayerStore } from '../../../player/index.ts'
import { t } from '../../../texts/index.ts'
import { type ColumnActions, type ColumnModel, placeInOrder } from '../column/index.ts'
import { useSteady } from './use-steady.ts'

type Ways = {
  readonly columns: ReadonlyArray<ColumnModel>
  /** Tags that are chosen: new tasks carry them, so that they stay in sight. */
  readonly active: ReadonlyArray<TagId>
  readonly choose: (type: TaskType, filter: TaskFilter) => void
  readonly showAll: () => void
  readonly ask: () => void
  readonly clear: () => void
}

/** What the columns do, and what is said of it to those who listen. */
export const useColumnActions = ({ columns, active, choose, showAll, ask, clear }: Ways) => {
  const store = usePlayerStore()
  const act = useAct()
  const [said, setSaid] = useState('')
  const cardsOf = (type: TaskType) => {
    const list = columns.find((column) => column.type === type)?.list
    return list?.type === 'cards' ? list.cards : []
  }
  const actions = useSteady<ColumnActions>({
    onFilter: (type, filter) => {
      choose(type, filter)
      act('updateUser', { changes: { [`preferences.tasks.activeFilter.${type}`]: filter } })
    },
    onAdd: (type, titles) => {
      const answer = act('createTasks', { tasks: titles.map((text) => ({ type, text, tags: active })) })
      if (E.isRight(answer)) setSaid(t('tasks.added', { count: titles.length }))
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
