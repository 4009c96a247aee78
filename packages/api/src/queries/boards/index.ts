export { boardApprovals, boardTasks } from './board-tasks.ts'
