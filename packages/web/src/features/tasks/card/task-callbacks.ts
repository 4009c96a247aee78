import { createContext, useContext } from 'react'
import type { MenuItem } from '../../../ui/index.ts'
import type { TaskCardModel } from './to-task-card.ts'

/** Handlers for the cards of a board. `task` is a task id. */
export type TaskCallbacks = {
  readonly onScore: (task: string, direction: 'up' | 'down') => void
  readonly onTick: (task: string, item: string) => void
  readonly onCollapse: (task: string, collapsed: boolean) => void
  readonly onEdit: (task: string) => void
  readonly onDelete: (task: string) => void
  /** Shows who does a task of a group's board. */
  readonly onPeople?: (task: string) => void
  /** What else can be done with a task. */
  readonly menuOf?: (task: string, card: TaskCardModel) => ReadonlyArray<MenuItem>
  /** Leads to the challenge of a copy, or asks what becomes of the copy when the challenge is gone. */
  readonly onChallenge?: (task: string) => void
}

/** The value must be stable: a new object renders every card again. */
export const TaskCallbacksContext = createContext<TaskCallbacks | undefined>(undefined)

export const useTaskCallbacks = (): TaskCallbacks => {
  const callbacks = useContext(TaskCallbacksContext)
  if (callbacks === undefined) throw new Error('a task card needs a TaskCallbacksContext around it')
  return callbacks
}
