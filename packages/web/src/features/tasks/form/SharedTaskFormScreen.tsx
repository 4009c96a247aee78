import { type ReactNode, useState } from 'react'
import type { SharedTask, Task, TaskType } from '@daykeep/rules/model'
import { asOwnTask } from '@daykeep/rules/shared-tasks'
import { colorOf, fieldsOfKind, type NewTask, type TaskChanges } from '@daykeep/rules/tasks'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import type { SaveErrors } from './save-errors.ts'
import { TaskForm } from './TaskForm.tsx'
import { missingFields } from './use-save-task.ts'
import { toSaveErrors } from './save-errors.ts'
import { emptyTaskFor, formClockOf, toFormValues, toNewTask, toTaskChanges } from '../form-values/index.ts'

/** The shared task that a form is opened for. */
export type SharedFormTarget =
  | { readonly type: 'new'; readonly kind: TaskType; readonly title: string }
  | { readonly type: 'edit'; readonly task: SharedTask }

type Saved = Promise<SaveErrors | undefined>

type Props = {
  readonly form: SharedFormTarget
  readonly onCreate: (task: NewTask) => Saved
  readonly onUpdate: (task: SharedTask, changes: TaskChanges) => Saved
  readonly onDelete: (task: SharedTask) => void
  readonly onClose: () => void
  /** More fields, and whether they were changed: those of a board. */
  readonly more?: ReactNode
  readonly isChanged?: boolean
}

/** The form for a task that several players share: without the fields that each has for themselves. */
export const SharedTaskFormScreen = ({
  form,
  onCreate,
  onUpdate,
  onDelete,
  onClose,
  more,
  isChanged = false,
}: Props) => {
  const dispatch = useDispatch()
  const user = usePlayer((player) => player.user)
  const [formClock] = useState(() => formClockOf(user, Date.now()))
  const [task] = useState(
    (): Task =>
      form.type === 'edit'
        ? asOwnTask(form.task, user)
        : { ...emptyTaskFor(form.kind, [], { owner: user._id, ...formClock }), text: form.title },
  )
  const [initial] = useState(() => toFormValues(task, formClock))
  return (
    <TaskForm
      kind={task.type}
      color={colorOf(task)}
      subject={{ type: form.type === 'new' ? 'new' : 'own' }}
      initial={initial}
      {...(form.type === 'new' && { untouched: { ...initial, text: '' } })}
      writable={fieldsOfKind(task.type).filter((field) => field !== 'recurrence')}
      tags={[]}
      withAttribute={false}
      isShared
      more={more}
      isChanged={isChanged}
      advancedOpen={!user.preferences.advancedCollapsed}
      formClock={formClock}
      onAdvanced={(open) => dispatch('updateUser', { changes: { 'preferences.advancedCollapsed': !open } })}
      onCreateTag={() => undefined}
      onSave={(values) => {
        const faults = missingFields(task.type, values)
        if (faults.length > 0) return toSaveErrors({ key: 'invalidReqParams', params: {}, faults })
        if (form.type === 'new') return onCreate(toNewTask(task.type, values, formClock))
        const changes = toTaskChanges(values, task, formClock)
        return Object.keys(changes).length === 0 && !isChanged ? undefined : onUpdate(form.task, changes)
      }}
      onDelete={() => {
        onClose()
        if (form.type === 'edit') onDelete(form.task)
      }}
      onClose={onClose}
    />
  )
}
