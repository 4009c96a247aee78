import { useEffect } from 'react'
import { t } from '../../../i18n/index.ts'
import { registerShortcuts, type Shortcut, useShortcuts } from '../../../shortcuts/index.ts'
import { BOARD_ACTIONS, type BoardCallbacks } from '../board/index.ts'
import { TASK_ACTIONS, type TaskAction } from '../card/index.ts'

/** Registers the shortcuts of the screen, and lists those that the cards handle. */
export const useBoardShortcuts = (callbacks: BoardCallbacks): void => {
  useShortcuts(boardShortcuts(callbacks))
  useEffect(() => registerShortcuts(cardShortcuts()), [])
}

export const boardShortcuts = (callbacks: BoardCallbacks): ReadonlyArray<Shortcut> =>
  BOARD_ACTIONS.map(({ shortcut, label, run }) => ({
    keys: shortcut.keys,
    label: label(),
    run: () => run(callbacks),
  }))

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
