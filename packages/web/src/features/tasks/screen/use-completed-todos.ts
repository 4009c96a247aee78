import { useCallback, useEffect, useState } from 'react'
import type { Task, TaskId } from '@daykeep/rules/model'
import { type CompletedTodos, withoutTask } from './completed-todos.ts'

const NOT_LOADED: CompletedTodos = { state: 'loading', tasks: [] }

/** Completed to-dos, loaded each time the player opens their filter, and again by `retry` after a failure. */
export const useCompletedTodos = (load: () => Promise<ReadonlyArray<Task>>, isShown: boolean) => {
  const [completed, setCompleted] = useState(NOT_LOADED)
  const failed = completed.state === 'failed'
  useEffect(() => {
    if (!isShown || failed) return
    let cancelled = false
    const update = (next: (before: CompletedTodos) => CompletedTodos) => {
      if (!cancelled) setCompleted(next)
    }
    load().then(
      (tasks) => update(() => ({ state: 'loaded', tasks })),
      () => update((before) => (before.state === 'loaded' ? before : { ...NOT_LOADED, state: 'failed' })),
    )
    return () => {
      cancelled = true
    }
  }, [load, isShown, failed])
  const retry = useCallback(() => setCompleted(NOT_LOADED), [])
  const forget = useCallback((task: TaskId) => setCompleted(withoutTask(task)), [])
  const clear = useCallback(() => setCompleted((before) => ({ ...before, tasks: [] })), [])
  return { completed, retry, forget, clear }
}
