export { addChecklistItem, deleteChecklistItem, scoreChecklistItem, updateChecklistItem } from './checklist/index.ts'
export {
  createTasks,
  emptyTask,
  EVERY_WEEKDAY,
  fieldsOfKind,
  NewTask,
  NewTaskFields,
  TaskChanges,
  taskDraft,
  type TaskField,
  TaskFields,
  updateTask,
  writableFields,
} from './writing/index.ts'
export {
  badgeOf,
  colorOf,
  controlOf,
  daysUntilDue,
  filteredTasks,
  filterInUse,
  FILTERS,
  hasTags,
  matchesSearch,
  TASK_COLORS,
  type TaskColor,
  type TaskFilter,
} from './column/index.ts'
export { taskCommands } from './commands.ts'
export { movedTo, ORDER_OF, sortByOrder, withoutTasksInOrder, withTasksAtEnd, withTasksOnTop } from './order/index.ts'
export { type EditReport, severalTasksCommands, TaskEdit } from './several/index.ts'
export { isOwn, withoutTasks } from './without-tasks.ts'
export { yesterdailies } from './yesterdailies.ts'
