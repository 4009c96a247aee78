import type { Task } from '../../model/index.ts'
import { isOwn } from '../without-tasks.ts'
import { writableFields } from '../writing/index.ts'
import type { TaskEdit } from './task-edit.ts'

/**
 * Whether a task takes an edit: copies of challenges and tasks of groups keep what their owners decide, and what is done
 * has no place in the order.
 */
export const canEdit =
  (edit: TaskEdit) =>
  (task: Task): boolean => {
    const isDone = task.type === 'todo' && task.completed
    switch (edit.type) {
      case 'tag':
        return true
      case 'difficulty':
        return task.type !== 'reward' && writableFields(task).includes('priority')
      case 'move':
        return !isDone
      case 'duplicate':
        return task.group.id === undefined
      case 'convert':
        return task.type !== 'reward' && task.type !== edit.to && !isDone && isOwn(task)
      case 'delete':
        return isOwn(task)
    }
  }
