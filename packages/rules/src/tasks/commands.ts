import * as t from 'io-ts'
import { playerCommand, taskCommand } from '../command.ts'
import { addChecklistItem, deleteChecklistItem, scoreChecklistItem, updateChecklistItem } from './checklist/index.ts'
import { addTaskTag } from './add-task-tag.ts'
import { clearCompletedTodos } from './clear-completed-todos.ts'
import { createTasks, namesOf, NewTask, TaskChanges, updateTask } from './writing/index.ts'
import { deleteTask } from './delete-task.ts'
import { CoercedBoolean, CoercedInteger, CoercedText } from '../model/index.ts'
import { moveTask } from './order/index.ts'
import { removeTaskTag } from './remove-task-tag.ts'

const ofTask = { task: t.string }
const ofItem = { ...ofTask, item: t.string }
const ofTag = { ...ofTask, tag: t.string }
const itemFields = t.partial({ text: CoercedText, completed: CoercedBoolean })

/** Creating, updating, ordering and deleting tasks, their checklists and tags. docs/reference/api.md 2.6. */
export const taskCommands = {
  createTasks: playerCommand({
    params: t.type({ tasks: t.readonlyArray(NewTask) }),
    scope: ({ tasks }) => ({ named: namesOf(tasks) }),
    rule: createTasks,
  }),
  updateTask: playerCommand({
    params: t.type({ ...ofTask, changes: TaskChanges }),
    scope: ({ task, changes }) => ({ named: typeof changes.alias === 'string' ? [task, changes.alias] : [task] }),
    rule: updateTask,
  }),
  deleteTask: playerCommand({ params: t.type(ofTask), scope: ({ task }) => ({ named: [task] }), rule: deleteTask }),
  clearCompletedTodos: playerCommand({ params: t.type({}), scope: () => 'all', rule: clearCompletedTodos }),
  moveTask: taskCommand({ params: t.type({ ...ofTask, position: CoercedInteger }), rule: moveTask }),
  addChecklistItem: taskCommand({ params: t.intersection([t.type(ofTask), itemFields]), rule: addChecklistItem }),
  updateChecklistItem: taskCommand({ params: t.intersection([t.type(ofItem), itemFields]), rule: updateChecklistItem }),
  deleteChecklistItem: taskCommand({ params: t.type(ofItem), rule: deleteChecklistItem }),
  scoreChecklistItem: taskCommand({ params: t.type(ofItem), rule: scoreChecklistItem }),
  addTaskTag: taskCommand({ params: t.type(ofTag), rule: addTaskTag }),
  removeTaskTag: taskCommand({ params: t.type(ofTag), rule: removeTaskTag }),
} as const
