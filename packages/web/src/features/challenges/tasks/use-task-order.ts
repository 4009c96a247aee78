import type { WireSharedTask } from '@daykeep/api/contract'
import { useMemo, useState } from 'react'
import { useMutation } from '../../../queries/index.ts'

type Tasks = ReadonlyArray<WireSharedTask>
type Moved = { readonly from: Tasks; readonly to: Tasks }

/** The tasks, drawn where the player has moved them until the server answers. */
export const useTaskOrder = (data: Tasks | undefined) => {
  const [moved, setMoved] = useState<Moved>()
  const send = useMutation('moveTask', { invalidates: ['challengeTasks'] })
  const tasks = useMemo(() => (moved !== undefined && moved.from === data ? moved.to : data), [moved, data])
  const move = (id: string, to: number): void => {
    if (data === undefined || tasks === undefined) return
    const task = tasks.find(({ _id }) => _id === id)
    if (task === undefined) return
    setMoved({ from: data, to: withMoved(tasks, task, to) })
    send.send({ params: { taskId: id, position: to } })
  }
  return { tasks, move }
}

/** With a task at another index among those of its kind. */
const withMoved = (tasks: Tasks, task: WireSharedTask, to: number): Tasks => {
  const ofKind = tasks.filter(({ type, _id }) => type === task.type && _id !== task._id).toSpliced(to, 0, task)
  return [...tasks.filter(({ type }) => type !== task.type), ...ofKind]
}
