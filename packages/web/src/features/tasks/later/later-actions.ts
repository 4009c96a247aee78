import { asKey } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import type { PlayerStore } from '../../../sync/index.ts'
import type { TaskCardModel } from '../card/index.ts'
import { editLater, LATER, type Later, type LaterEdit } from './edit-later.ts'

/** What can be done with a task by the menu of its card and by a key, which the list of shortcuts names. */
export type CardAction = {
  readonly id: string
  /** As tinykeys writes them. */
  readonly keys: string
  /** Text id of the label in the list of shortcuts. */
  readonly help: string
  /** The label in the menu of this task. */
  readonly label: (task: TaskCardModel) => string
  readonly isAvailable: (task: TaskCardModel) => boolean
  readonly run: (task: TaskCardModel, store: PlayerStore) => void
}

const KEYS: Readonly<Record<Later, string>> = { today: 'l d', tomorrow: 'l t', week: 'l w', month: 'l m' }

const edit = (task: TaskCardModel, store: PlayerStore, change: LaterEdit): void =>
  void editLater(store, asKey(task.id), change)

const isSkipped = (task: TaskCardModel): boolean => task.type === 'daily' && task.skipped === true

/** For tasks that are the player's own and not done. */
const canWait = (task: TaskCardModel): boolean =>
  (task.type === 'daily' || task.type === 'todo') &&
  !task.completed &&
  task.challenge === undefined &&
  task.board === undefined

/** How a task is put off: the key follows an `l`. */
export type LaterAction = CardAction & { readonly id: 'skip' | Later }

export const SKIP: LaterAction = {
  id: 'skip',
  keys: 'l s',
  help: 'selection.key.skip',
  label: (task) => t(isSkipped(task) ? 'selection.unskip' : 'selection.skip'),
  isAvailable: (task) => canWait(task) && task.type === 'daily' && (!task.dimmed || task.skipped === true),
  run: (task, store) => edit(task, store, { type: 'skip', on: !isSkipped(task) }),
}

const startLater = (by: Later): LaterAction => ({
  id: by,
  keys: KEYS[by],
  help: `selection.key.later.${by}`,
  label: () => t(`selection.later.${by}`),
  isAvailable: (task) => canWait(task) && (by !== 'today' || (task.type === 'todo' && task.due?.days !== 0)),
  run: (task, store) => edit(task, store, { type: 'later', by }),
})

export const LATER_ACTIONS: ReadonlyArray<LaterAction> = [SKIP, ...LATER.map(startLater)]
