import { useCallback, useEffect, useState } from 'react'
import type { Task, TaskId } from '@daykeep/rules/model'
import { type Completed, withoutTask } from './completed-todos.ts'

const UNKNOWN: Completed = { state: 'loading', tasks: [] }

/** Completed to-dos, asked for each time the player begins to look at them, and once more by `ask` when that failed. */
export const useCompleted = (load: () => Promise<ReadonlyArray<Task>>, wanted: boolean) => {
  const [completed, setCompleted] = useState(UNKNOWN)
  const failed = completed.state === 'failed'
  useEffect(() => {
    if (!wanted || failed) return
    let gone = false
    const settle = (next: (before: Completed) => Completed) => {
      if (!gone) setCompleted(next)
    }
    load().then(
      (tasks) => settle(() => ({ state: 'loaded', tasks })),
      () => settle((before) => (before.state === 'loaded' ? before : { ...UNKNOWN, state: 'failed' })),
    )
    return () => {
      gone = true
    }
  }, [load, wanted, failed])
  const ask = useCallback(() => setCompleted(UNKNOWN), [])
  const forget = useCallback((task: TaskId) => setCompleted(withoutTask(task)), [])
  const clear = useCallback(() => setCompleted((before) => ({ ...before, tasks: [] })), [])
  return { completed, ask, forget, clear }
}
