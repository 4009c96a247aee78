import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { usePlayerStore } from '../../sync/index.ts'
import { type FormTarget, TaskFormScreen, useDeletions, useTaskCallbacks } from '../tasks/index.ts'

const nothing = () => undefined

/** What the cards of a plan do, as on the board: score, open their form, delete with an offer to undo it. */
export const usePlannedTasks = () => {
  const store = usePlayerStore()
  const navigate = useNavigate()
  const [form, setForm] = useState<FormTarget>()
  const { leaving, remove } = useDeletions(nothing)
  const { callbacks } = useTaskCallbacks({
    completed: [],
    onEdit: (task) => setForm({ type: 'edit', task }),
    onDelete: remove,
    onChallenge: (id) => {
      const { id: challengeId, broken } = store.snapshot().player.tasks[id]?.challenge ?? {}
      // What becomes of a copy without challenge is asked on the board.
      if (broken !== undefined) void navigate(pathTo('tasks'))
      else if (challengeId !== undefined) void navigate(pathTo('challenge', { challengeId }))
    },
  })
  return {
    callbacks,
    leaving,
    open: callbacks.onEdit,
    /** Opens the form of a new to-do. */
    add: ({ title, date }: { readonly title: string; readonly date: string }) =>
      setForm({ type: 'new', kind: 'todo', title, tags: [], date }),
    form: form !== undefined && (
      <Suspense>
        <TaskFormScreen form={form} onDelete={remove} onClose={() => setForm(undefined)} />
      </Suspense>
    ),
  }
}
