import { formatNumber, t } from '../../../i18n/index.ts'
import type { TaskCallbacks } from './task-callbacks.ts'
import type { TaskCardModel } from './to-task-card.ts'

/** What an action can use. `pressControl` presses the score control of the card, which may ask for confirmation. */
export type TaskActionContext = TaskCallbacks & { readonly pressControl: () => void }

export type TaskShortcut = {
  /** As tinykeys writes them, for the list of shortcuts. */
  readonly keys: string
  /** Values of `KeyboardEvent.key` that run the action. */
  readonly pressed: ReadonlyArray<string>
  /** Text id of the label in the list of shortcuts. */
  readonly help: string
  /** As the card's menu prints it. */
  readonly inMenu?: () => string
  /** Only while the card itself has the focus: its controls handle the key themselves. */
  readonly onCardItself?: true
  /** Handled by the browser: the key presses the button of the card. */
  readonly isNative?: true
}

/** A user action on one task. The controls and the menu of its card, the keyboard and the list of shortcuts read it. */
export type TaskAction = {
  readonly id: 'score' | 'plus' | 'minus' | 'open' | 'edit' | 'fold' | 'delete'
  readonly label: (task: TaskCardModel) => string
  readonly shortcut: TaskShortcut
  readonly isAvailable: (task: TaskCardModel) => boolean
  readonly run: (task: TaskCardModel, context: TaskActionContext) => void
}

const score: TaskAction = {
  id: 'score',
  label: (task) => scoreLabel(task),
  shortcut: { keys: 'Space', pressed: [' '], help: 'tasks.key.score', onCardItself: true },
  isAvailable: (task) => {
    switch (task.type) {
      case 'habit':
        return task.interactive && (task.up || task.down)
      case 'daily':
      case 'todo':
        return task.interactive
      case 'reward':
        return true
    }
  },
  run: (_, { pressControl }) => pressControl(),
}

const plus: TaskAction = {
  id: 'plus',
  label: ({ title }) => t('tasks.plus', { title }),
  shortcut: { keys: '+', pressed: ['+', '='], help: 'tasks.key.plus' },
  isAvailable: (task) => task.type === 'habit' && task.interactive && task.up,
  run: ({ id }, { onScore }) => onScore(id, 'up'),
}

const minus: TaskAction = {
  id: 'minus',
  label: ({ title }) => t('tasks.minus', { title }),
  shortcut: { keys: '-', pressed: ['-'], help: 'tasks.key.minus' },
  isAvailable: (task) => task.type === 'habit' && task.interactive && task.down,
  run: ({ id }, { onScore }) => onScore(id, 'down'),
}

const open: TaskAction = {
  id: 'open',
  label: (task) => t(canEdit(task) ? 'tasks.edit' : 'tasks.look', { title: task.title }),
  shortcut: { keys: 'Enter', pressed: ['Enter'], help: 'tasks.key.open', onCardItself: true, isNative: true },
  isAvailable: () => true,
  run: ({ id }, { onEdit }) => onEdit(id),
}

const edit: TaskAction = {
  id: 'edit',
  label: () => t('tasks.editThis'),
  shortcut: { keys: 'e', pressed: ['e'], help: 'tasks.key.edit', inMenu: () => 'E' },
  isAvailable: (task) => canEdit(task),
  run: ({ id }, { onEdit }) => onEdit(id),
}

const fold: TaskAction = {
  id: 'fold',
  label: () => t('tasks.key.fold'),
  shortcut: { keys: 'c', pressed: ['c'], help: 'tasks.key.fold' },
  isAvailable: (task) => checklistOf(task) !== undefined,
  run: (task, { onCollapse }) => onCollapse(task.id, checklistOf(task)?.collapsed === false),
}

const remove: TaskAction = {
  id: 'delete',
  label: () => t('tasks.delete'),
  shortcut: { keys: 'Delete', pressed: ['Delete'], help: 'tasks.key.delete', inMenu: () => t('tasks.deleteKey') },
  // a copy goes with its challenge
  isAvailable: (task) => canEdit(task) && (task.challenge === undefined || task.challenge.broken),
  run: ({ id }, { onDelete }) => onDelete(id),
}

/** docs/reference/screens.md 19.1. */
export const TASK_ACTIONS = { score, plus, minus, open, edit, fold, delete: remove } as const satisfies {
  readonly [Id in TaskAction['id']]: TaskAction
}

const checklistOf = (task: TaskCardModel) => ('checklist' in task ? task.checklist : undefined)

/** On a group's board not everybody edits. */
const canEdit = ({ board }: TaskCardModel): boolean => board?.canEdit ?? true

/** The label of the card's score control. */
const scoreLabel = (task: TaskCardModel): string => {
  const { title } = task
  switch (task.type) {
    case 'habit':
      return t(task.up ? 'tasks.plus' : 'tasks.minus', { title })
    case 'daily':
    case 'todo':
      // One name: the state of the checkbox says whether it is done.
      return t('tasks.tick', { title })
    case 'reward':
      return t(task.affordable ? 'tasks.buyReward' : 'tasks.rewardTooDear', { title, price: formatNumber(task.price) })
  }
}
