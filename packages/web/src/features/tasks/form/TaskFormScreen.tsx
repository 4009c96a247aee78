import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import type { Player, TagId, Task, TaskId, TaskType, User } from '@daykeep/rules/model'
import { colorOf, fieldsOfKind, writableFields } from '@daykeep/rules/tasks'
import { DeveloperId } from '../../developer/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { emptyTaskFor, type FormClock, formClockOf, toFormValues } from '../form-values/index.ts'
import type { FormSubject } from './form-subject.ts'
import { TaskForm } from './TaskForm.tsx'
import { useSaveTask } from './use-save-task.ts'

/** The task that a form is opened for. */
export type FormTarget =
  | {
      readonly type: 'new'
      readonly kind: TaskType
      readonly title: string
      readonly tags: ReadonlyArray<TagId>
      /** When a to-do is due. */
      readonly date?: string
    }
  | { readonly type: 'edit'; readonly task: TaskId }

type Props = {
  readonly form: FormTarget
  readonly onDelete: (task: TaskId) => void
  readonly onClose: () => void
}

/** The form for a task of the player, with the values that the task had when the form was opened. */
export const TaskFormScreen = ({ form, onDelete, onClose }: Props) => {
  const dispatch = useDispatch()
  const user = usePlayer((player) => player.user)
  const current = usePlayer((player) => currentTask(player, form))
  const [formClock] = useState(() => formClockOf(user, Date.now()))
  const [task] = useState(() => current ?? emptyFor(form, user, formClock))
  const [initial] = useState(() => toFormValues(task, formClock))
  // A title that was typed before the form opened is something to lose.
  const untouched = { ...initial, text: '' }
  const isNew = form.type === 'new'
  const createTag = (name: string): TagId | undefined => {
    const created = dispatch('createTag', { name })
    return E.isRight(created) ? created.right.after.user.tags.at(-1)?.id : undefined
  }
  const remove = () => {
    onClose()
    onDelete(task._id)
  }
  return (
    <TaskForm
      kind={task.type}
      color={colorOf(task)}
      subject={subjectOf(form, current)}
      initial={initial}
      {...(isNew && { untouched })}
      more={!isNew && <DeveloperId id={task._id} />}
      writable={isNew ? fieldsOfKind(task.type) : writableFields(task)}
      tags={user.tags}
      withAttribute={followsTasks(user)}
      advancedOpen={!user.preferences.advancedCollapsed}
      formClock={formClock}
      onAdvanced={(open) => dispatch('updateUser', { changes: { 'preferences.advancedCollapsed': !open } })}
      onCreateTag={createTag}
      onSave={useSaveTask(task, isNew, formClock)}
      onDelete={remove}
      onClose={onClose}
    />
  )
}

const currentTask = ({ tasks }: Player, form: FormTarget): Task | undefined =>
  form.type === 'edit' ? tasks[form.task] : undefined

const emptyFor = (form: FormTarget, { _id: owner }: User, formClock: FormClock): Task => {
  const { kind, title, tags, date } = form.type === 'new' ? form : GONE
  const empty = { ...emptyTaskFor(kind, tags, { owner, ...formClock }), text: title }
  return empty.type === 'todo' && date !== undefined ? { ...empty, date } : empty
}

/** In place of a task that was deleted before its form opened. */
const GONE = { kind: 'todo', title: '', tags: [], date: undefined } as const

const subjectOf = (form: FormTarget, current: Task | undefined): FormSubject => {
  if (form.type === 'new') return { type: 'new' }
  if (current === undefined) return { type: 'gone' }
  const { id, shortName = '' } = current.challenge
  return id === undefined ? { type: 'own' } : { type: 'challenge', id, name: shortName }
}

/** Whether attribute points are allocated by the attributes of the tasks. */
const followsTasks = ({ preferences: { automaticAllocation, allocationMode } }: User): boolean =>
  automaticAllocation && allocationMode === 'taskbased'
