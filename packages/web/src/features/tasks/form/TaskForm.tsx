import { dequal } from 'dequal/lite'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import type { Tag, TagId, TaskType } from '@daykeep/rules/model'
import type { TaskColor, TaskField } from '@daykeep/rules/tasks'
import { t } from '../../../texts/index.ts'
import { Dialog } from '../../../ui/index.ts'
import { AdvancedFields } from './AdvancedFields.tsx'
import { CommonFields } from './CommonFields.tsx'
import type { FormValues } from './form-values.ts'
import { FormActions } from './FormActions.tsx'
import { LeaveUnsaved } from './LeaveUnsaved.tsx'
import { FormNotes } from './FormNotes.tsx'
import type { Part } from './part.ts'
import type { Refusal } from './refusal.ts'
import styles from './TaskForm.module.css'
import type { Reading } from './written-values.ts'

/** What the form is about. */
export type FormSubject =
  | { readonly type: 'new' }
  | { readonly type: 'own' }
  /** A copy of a task that a challenge has given out. */
  | { readonly type: 'challenge'; readonly name: string }
  /** Deleted elsewhere while the form was open. */
  | { readonly type: 'gone' }

export type TaskFormProps = {
  readonly kind: TaskType
  readonly color: TaskColor
  readonly subject: FormSubject
  readonly initial: FormValues
  readonly writable: ReadonlyArray<TaskField>
  readonly tags: ReadonlyArray<Tag>
  readonly withAttribute: boolean
  readonly advancedOpen: boolean
  readonly reading: Reading
  readonly onAdvanced: (open: boolean) => void
  /** Makes a tag; answers its id. */
  readonly onCreateTag: (name: string) => TagId | undefined
  /** Keeps the task; answers why not, if it was refused. */
  readonly onSave: (values: FormValues) => Refusal | undefined
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Everything about a task, for a new one or one that is there. Reference, screens 2.7. */
export const TaskForm = (props: TaskFormProps) => {
  const { kind, color, subject, initial, writable, reading, onSave, onClose } = props
  const id = useId()
  const [values, setValues] = useState(initial)
  const [refusal, setRefusal] = useState<Refusal>({ faults: {} })
  const [leaving, setLeaving] = useState(false)
  const part: Part = {
    values,
    onChange: (changes) => setValues((before) => ({ ...before, ...changes })),
    locked: (field) => !writable.includes(field),
    fault: (field) => refusal.faults[field],
    reading,
  }
  const canSave = subject.type !== 'gone' && values.text.trim() !== ''
  const save = () => {
    if (!canSave) return
    const refused = onSave(values)
    if (refused === undefined) onClose()
    else setRefusal(refused)
  }
  return (
    <Dialog
      open
      tone={color}
      title={t(subject.type === 'new' ? `tasks.new.${kind}` : `taskForm.edit.${kind}`)}
      onClose={() => (dequal(values, initial) ? onClose() : setLeaving(true))}
      actions={<FormActions {...props} form={id} canSave={canSave} />}
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save()
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
      >
        <FormNotes subject={subject} problem={refusal.problem} />
        <CommonFields {...props} part={part} />
        <AdvancedFields
          kind={kind}
          part={part}
          editing={subject.type !== 'new'}
          withAttribute={props.withAttribute}
          open={props.advancedOpen}
          onOpen={props.onAdvanced}
        />
      </form>
      <LeaveUnsaved open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </Dialog>
  )
}
