import { type Shortcut, useShortcuts } from '../../../shortcuts/index.ts'
import { BOARD_ACTIONS, type BoardCallbacks } from '../board/index.ts'

/** Registers the shortcuts of the screen. */
export const useBoardShortcuts = (callbacks: BoardCallbacks): void => useShortcuts(boardShortcuts(callbacks))

export const boardShortcuts = (callbacks: BoardCallbacks): ReadonlyArray<Shortcut> =>
  BOARD_ACTIONS.map(({ shortcut, label, run }) => ({
    keys: shortcut.keys,
    label: label(),
    run: () => run(callbacks),
  }))
