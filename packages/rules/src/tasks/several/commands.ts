import * as t from 'io-ts'
import { playerCommand } from '../../command.ts'
import { editTasks } from './edit-tasks.ts'
import { TaskEdit } from './task-edit.ts'

/** What a player does to several tasks at once; browsers learn it after the first screen. */
export const severalTasksCommands = {
  editTasks: playerCommand({
    params: t.type({ tasks: t.readonlyArray(t.string), edit: TaskEdit }),
    scope: ({ tasks }) => ({ named: tasks }),
    rule: editTasks,
  }),
} as const
