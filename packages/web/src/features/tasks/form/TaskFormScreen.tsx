import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { dayClockOf } from '@daykeep/rules/calendar'
import type { Player, TagId, Task, TaskId, User } from '@daykeep/rules/model'
import { colorOf, fieldsOfKind, writableFields } from '@daykeep/rules/tasks'
import { useAct, usePlayer } from '../../../player/index.ts'
import type { FormOf } from './form-of.ts'
import { toFormValues } from './form-values.ts'
import { newTask } from './new-task.ts'
import { type FormSubject, TaskForm } from './TaskForm.tsx'
import { useSaveTask } from './use-save-task.ts'
import type { Reading } from './written-values.ts'

type Props = {
  readonly form: FormOf
  readonly onDelete: (task: TaskId) => void
  readonly onClose: () => void
}

/** The form with the player's task behind it. What it shows is what the task was when the form was opened. */
export const TaskFormScreen = ({ form, onDelete, onClose }: Props) => {
  const act = useAct()
  const user = usePlayer((player) => player.user)
  const held = usePlayer((player) => heldTask(player, form))
  const [reading] = useState(() => ({ clock: dayClockOf(user), now: Date.now() }))
  const [task] = useState(() => held ?? emptyFor(form, user, reading))
  const [initial] = useState(() => toFormValues(task, reading.clock))
  const isNew = form.type === 'new'
  const createTag = (name: string): TagId | undefined => {
    const made = act('createTag', { name })
    return E.isRight(made) ? made.right.after.user.tags.at(-1)?.id : undefined
  }
  const remove = () => {
    onClose()
    onDelete(task._id)
  }
  return (
    <TaskForm
      kind={task.type}
      color={colorOf(task)}
      subject={subjectOf(form, held)}
      initial={initial}
      writable={isNew ? fieldsOfKind(task.type) : writableFields(task)}
      tags={user.tags}
      withAttribute={followsTasks(user)}
      advancedOpen={!user.preferences.advancedCollapsed}
      reading={reading}
      onAdvanced={(open) => act('updateUser', { changes: { 'preferences.advancedCollapsed': !open } })}
      onCreateTag={createTag}
      onSave={useSaveTask(task, isNew, reading)}
      onDelete={remove}
      onClose={onClose}
    />
  )
}

const heldTask = ({ tasks }: Player, form: FormOf): Task | undefined =>
  form.type === 'edit' ? tasks[form.task] : undefined

const emptyFor = (form: FormOf, { _id: owner }: User, reading: Reading): Task => {
  const { kind, tags } = form.type === 'new' ? form : GONE
  return newTask(kind, tags, { owner, ...reading })
}

/** Stands for a task that was deleted before its form was there. */
const GONE = { kind: 'todo', tags: [] } as const

const subjectOf = (form: FormOf, held: Task | undefined): FormSubject => {
  if (form.type === 'new') return { type: 'new' }
  if (held === undefined) return { type: 'gone' }
  const { id, shortName = '' } = held.challenge
  return id === undefined ? { type: 'own' } : { type: 'challenge', name: shortName }
}

/** Whether the points of the next levels go where the tasks say. */
const followsTasks = ({ preferences: { automaticAllocation, allocationMode } }: User): boolean =>
  automaticAllocation && allocationMode === 'taskbased'
