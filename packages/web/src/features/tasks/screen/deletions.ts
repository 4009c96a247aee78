import type { TaskId } from '@daykeep/rules/model'

export type Deletions = {
  /** Tasks that are out of sight and will be deleted unless the player takes it back. */
  readonly leaving: () => ReadonlySet<TaskId>
  readonly subscribe: (listener: () => void) => () => void
  readonly remove: (task: TaskId) => void
  readonly undo: (task: TaskId) => void
  /** Takes the last one back that still can be. */
  readonly undoLast: () => void
  /** Deletes all that is leaving, now. */
  readonly flush: () => void
}

type Ways = {
  readonly delete: (task: TaskId) => void
  /** Offers to take it back; calls `over` when the offer is gone. Answers how to stop waiting for that. */
  readonly offer: (task: TaskId, undo: () => void, over: () => void) => () => void
  /** The task is back in sight. */
  readonly onBack: (task: TaskId) => void
}

/**
 * A deleted task goes out of sight at once, and the act is played when the offer to take it back is over: a task made
 * anew would have lost its value, its streak and its history. A window that closes meanwhile deletes first.
 */
export const createDeletions = (ways: Ways): Deletions => {
  const listeners = new Set<() => void>()
  const offers = new Map<TaskId, () => void>()
  let leaving: ReadonlySet<TaskId> = new Set()

  const changed = (): void => {
    leaving = new Set(offers.keys())
    for (const listener of listeners) listener()
  }

  const end = (task: TaskId): boolean => {
    const stop = offers.get(task)
    if (stop === undefined) return false
    stop()
    offers.delete(task)
    return true
  }

  const finish = (task: TaskId): void => {
    if (!end(task)) return
    ways.delete(task)
    changed()
  }

  const undo = (task: TaskId): void => {
    if (!end(task)) return
    changed()
    ways.onBack(task)
  }

  return {
    leaving: () => leaving,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    remove: (task) => {
      if (offers.has(task)) return
      offers.set(task, () => undefined)
      offers.set(
        task,
        ways.offer(
          task,
          () => undo(task),
          () => finish(task),
        ),
      )
      changed()
    },
    undo,
    undoLast: () => {
      const last = [...offers.keys()].at(-1)
      if (last !== undefined) undo(last)
    },
    flush: () => {
      for (const task of leaving) finish(task)
    },
  }
}
