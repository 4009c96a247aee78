import { t } from '../../../i18n/index.ts'
import type { Shortcut } from '../../../shortcuts/index.ts'
import { TASK_ACTIONS, type TaskAction } from '../card/index.ts'

/** Only for the list of shortcuts: the focused card handles these keys. */
export const cardShortcuts = (): ReadonlyArray<Shortcut> => {
  const { score, plus, minus, open, edit, fold, delete: remove } = TASK_ACTIONS
  return [
    listed('ArrowUp ArrowDown', 'tasks.key.walk'),
    ...[score, plus, minus, open, edit, fold].map(listedAction),
    listed('Alt+ArrowUp Alt+ArrowDown', 'tasks.key.move'),
    listed('Alt+Home Alt+End', 'tasks.key.moveFar'),
    listedAction(remove),
  ]
}

const listed = (keys: string, help: string): Shortcut => ({
  keys,
  label: t(help),
  isCardKey: true,
  run: () => undefined,
})

const listedAction = ({ shortcut: { keys, help } }: TaskAction): Shortcut => listed(keys, help)
