export { useBoardKeys } from './use-board-keys.ts'
export { Board } from './Board.tsx'
export { BOARD_ACTIONS, type BoardCallbacks } from './board-actions.ts'
