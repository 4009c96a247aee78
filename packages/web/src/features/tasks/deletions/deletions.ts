import type { TaskId } from '@daykeep/rules/model'
import { createStore } from '../../../store/index.ts'

export type Deletions = {
  /** Tasks that are hidden, and deleted unless the player undoes it. */
  readonly leaving: () => ReadonlySet<TaskId>
  readonly subscribe: (listener: () => void) => () => void
  readonly remove: (task: TaskId) => void
  readonly undo: (task: TaskId) => void
  /** Undoes the latest deletion that can still be undone. Returns whether there was one. */
  readonly undoLast: () => boolean
  /** Deletes all leaving tasks now. */
  readonly flush: () => void
}

type DeletionCallbacks = {
  readonly delete: (task: TaskId) => void
  /** Offers to undo the deletion, and calls `over` when the offer ends. Returns how to withdraw the offer. */
  readonly offer: (task: TaskId, undo: () => void, over: () => void) => () => void
  /** Called when the task is visible again. */
  readonly onBack: (task: TaskId) => void
}

/**
 * A deleted task is hidden at once, and the command is dispatched when the offer to undo it is over: creating the task
 * again would lose its value, streak and history.
 */
export const createDeletions = (callbacks: DeletionCallbacks): Deletions => {
  const offers = new Map<TaskId, () => void>()
  const leaving = createStore<ReadonlySet<TaskId>>(new Set())
  const notify = (): void => leaving.set(new Set(offers.keys()))

  const end = (task: TaskId): boolean => {
    const stop = offers.get(task)
    if (stop === undefined) return false
    stop()
    offers.delete(task)
    return true
  }

  const finish = (task: TaskId): void => {
    if (!end(task)) return
    callbacks.delete(task)
    notify()
  }

  const undo = (task: TaskId): void => {
    if (!end(task)) return
    notify()
    callbacks.onBack(task)
  }

  return {
    leaving: leaving.get,
    subscribe: leaving.subscribe,
    remove: (task) => {
      if (offers.has(task)) return
      offers.set(task, () => undefined)
      offers.set(
        task,
        callbacks.offer(
          task,
          () => undo(task),
          () => finish(task),
        ),
      )
      notify()
    },
    undo,
    undoLast: () => {
      const last = [...offers.keys()].at(-1)
      if (last !== undefined) undo(last)
      return last !== undefined
    },
    flush: () => {
      for (const task of leaving.get()) finish(task)
    },
  }
}
