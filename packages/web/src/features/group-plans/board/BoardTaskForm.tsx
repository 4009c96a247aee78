import type { SharedTask } from '@daykeep/rules/model'
import { useState } from 'react'
import { type SharedFormTarget, SharedTaskFormScreen } from '../../tasks/index.ts'
import { type BoardFields, BoardTaskFields } from './BoardTaskFields.tsx'
import type { Person } from './people.ts'
import type { useBoardActs } from './use-board-acts.ts'

type Props = {
  readonly form: SharedFormTarget
  readonly members: ReadonlyArray<Person>
  readonly acts: Pick<ReturnType<typeof useBoardActs>, 'create' | 'update'>
  readonly onDelete: (task: SharedTask) => void
  readonly onClose: () => void
}

/** The form for a task of a board: every task's fields, who does it, and whether it needs approval. */
export const BoardTaskForm = ({ form, members, acts, onDelete, onClose }: Props) => {
  const [before] = useState(() => fieldsOf(form))
  const [fields, setFields] = useState(before)
  const type = form.type === 'new' ? form.kind : form.task.type
  return (
    <SharedTaskFormScreen
      form={form}
      onCreate={(task) => acts.create(task, fields)}
      onUpdate={(task, changes) => acts.update(task, changes, fields)}
      onDelete={onDelete}
      onClose={onClose}
      isChanged={fields !== before}
      more={
        <BoardTaskFields
          members={members}
          isDoable={type === 'daily' || type === 'todo'}
          fields={fields}
          onChange={setFields}
        />
      }
    />
  )
}

const fieldsOf = (form: SharedFormTarget): BoardFields => {
  if (form.type === 'new') return { assigned: [], managerNotes: '', requiresApproval: false }
  const { assignedUsers, managerNotes = '', approval } = form.task.group
  return { assigned: assignedUsers, managerNotes, requiresApproval: approval?.required === true }
}
