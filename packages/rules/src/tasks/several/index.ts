export { type EditReport, editTasks } from './edit-tasks.ts'
export { TaskEdit } from './task-edit.ts'
