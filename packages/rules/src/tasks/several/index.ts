export { severalTasksCommands } from './commands.ts'
export type { EditReport } from './edit-tasks.ts'
export { TaskEdit } from './task-edit.ts'
