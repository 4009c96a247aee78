import * as t from 'io-ts'
import { playerCommand, taskCommand } from '../command.ts'
import { addChecklistItem } from './add-checklist-item.ts'
import { addTaskTag } from './add-task-tag.ts'
import { clearCompletedTodos } from './clear-completed-todos.ts'
import { createTasks, namesOf } from './create-tasks.ts'
import { deleteChecklistItem } from './delete-checklist-item.ts'
import { deleteTask } from './delete-task.ts'
import { FlagFrom } from './lenient.ts'
import { moveTask } from './move-task.ts'
import { removeTaskTag } from './remove-task-tag.ts'
import { scoreChecklistItem } from './score-checklist-item.ts'
import { NewTask, TaskChanges } from './task-fields.ts'
import { updateChecklistItem } from './update-checklist-item.ts'
import { updateTask } from './update-task.ts'
import { Position } from './position.ts'

const ofTask = { task: t.string }
const ofItem = { ...ofTask, item: t.string }
const ofTag = { ...ofTask, tag: t.string }
const itemFields = t.partial({ text: t.string, completed: FlagFrom })

/** What a player does with the tasks themselves. Reference, api 2.6. */
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
  moveTask: taskCommand({ params: t.type({ ...ofTask, position: Position }), rule: moveTask }),
  addChecklistItem: taskCommand({ params: t.intersection([t.type(ofTask), itemFields]), rule: addChecklistItem }),
  updateChecklistItem: taskCommand({ params: t.intersection([t.type(ofItem), itemFields]), rule: updateChecklistItem }),
  deleteChecklistItem: taskCommand({ params: t.type(ofItem), rule: deleteChecklistItem }),
  scoreChecklistItem: taskCommand({ params: t.type(ofItem), rule: scoreChecklistItem }),
  addTaskTag: taskCommand({ params: t.type(ofTag), rule: addTaskTag }),
  removeTaskTag: taskCommand({ params: t.type(ofTag), rule: removeTaskTag }),
} as const
