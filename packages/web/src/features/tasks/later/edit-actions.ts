import * as E from 'fp-ts/lib/Either.js'
import { asKey } from '@daykeep/rules/model'
import type { EditReport, TaskEdit } from '@daykeep/rules/tasks'
import { t } from '../../../i18n/index.ts'
import type { PlayerStore } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { undoOf } from '../../undo/index.ts'
import type { TaskCardModel } from '../card/index.ts'
import type { CardAction } from './later-actions.ts'

const isOpen = (task: TaskCardModel): boolean => task.board === undefined && !('completed' in task && task.completed)

export const DUPLICATE: CardAction = {
  id: 'duplicate',
  keys: 'Shift+D',
  help: 'selection.key.duplicate',
  label: () => t('selection.duplicate'),
  isAvailable: isOpen,
  run: (task, store) => void editOne(store, task, { type: 'duplicate' }),
}

const KINDS = ['habit', 'daily', 'todo'] as const
const KEYS = { habit: 'v h', daily: 'v d', todo: 'v t' } as const

/** Makes a task one of another kind. docs/decisions/117-several-tasks.md */
export const CONVERT: ReadonlyArray<CardAction> = KINDS.map((to) => ({
  id: to,
  keys: KEYS[to],
  help: `selection.key.convert.${to}`,
  label: () => t(`selection.toKind.${to}`),
  isAvailable: (task) => isOpen(task) && task.type !== 'reward' && task.type !== to && task.challenge === undefined,
  run: (task, store) => void editOne(store, task, { type: 'convert', to }),
}))

type Edit = Extract<TaskEdit, { type: 'duplicate' | 'convert' }>

/** Says so, with a way back. */
const editOne = async (store: PlayerStore, task: TaskCardModel, edit: Edit): Promise<void> => {
  await store.prepareUndo()
  const result = store.dispatch('editTasks', { tasks: [asKey(task.id)], edit })
  if (E.isLeft(result)) return
  const { edited } = result.right.report as EditReport
  const undo = edited.length === 0 ? undefined : undoOf(result.right, store.dispatch)
  toasts.show({
    type: 'info',
    text: t(`selection.done.${edit.type}`, { count: edited.length }),
    ...(undo !== undefined && { undo }),
  })
}
