export { mirroredTasksOf } from './mirrored.ts'
export { boardApprovals, boardTasks } from './board-tasks.ts'
