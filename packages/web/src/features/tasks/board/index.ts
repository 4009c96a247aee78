export { Board } from './Board.tsx'
export { BOARD_ACTIONS, type BoardCallbacks } from './board-actions.ts'
