import { useState } from 'react'
import { type Shortcut, useShortcuts } from '../../../shortcuts/index.ts'
import { BOARD_ACTIONS, type BoardCallbacks } from '../board/index.ts'

/** Registers the shortcuts of the screen. */
export const useBoardShortcuts = (callbacks: BoardCallbacks): void => {
  // Each tick renders the screen; its words stay.
  const [labels] = useState(boardLabels)
  useShortcuts(boardShortcuts(callbacks, labels))
}

const boardLabels = (): ReadonlyArray<string> => BOARD_ACTIONS.map(({ label }) => label())

export const boardShortcuts = (callbacks: BoardCallbacks, labels = boardLabels()): ReadonlyArray<Shortcut> =>
  BOARD_ACTIONS.map(({ shortcut, run }, index) => ({
    keys: shortcut.keys,
    label: labels[index] ?? '',
    run: () => run(callbacks),
  }))
