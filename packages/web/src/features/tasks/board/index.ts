export { Board } from './Board.tsx'
export { BOARD_ACTIONS, type BoardCallbacks, NEW_TASK_ACTIONS } from './board-actions.ts'
