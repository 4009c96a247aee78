import { dequal } from 'dequal/lite'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { Tag, TagId, TaskType } from '@daykeep/rules/model'
import type { TaskColor, TaskField } from '@daykeep/rules/tasks'
import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { AdvancedFields } from './fields/AdvancedFields.tsx'
import { CommonFields } from './fields/CommonFields.tsx'
import type { FormClock, FormValues } from '../form-values/index.ts'
import { FormActions } from './FormActions.tsx'
import { FormNotes } from './FormNotes.tsx'
import type { FormSubject } from './form-subject.ts'
import type { FieldProps } from './fields/field-props.ts'
import type { SaveErrors } from './save-errors.ts'
import styles from './TaskForm.module.css'

export type TaskFormProps = {
  readonly kind: TaskType
  readonly color: TaskColor
  readonly subject: FormSubject
  readonly initial: FormValues
  /** Values that are closed without a question. */
  readonly untouched?: FormValues
  readonly writable: ReadonlyArray<TaskField>
  readonly tags: ReadonlyArray<Tag>
  readonly withAttribute: boolean
  /** A task that several players share has no tags, reminders, counters or streak of its own. */
  readonly isShared?: boolean
  /** More fields, and whether they were changed. */
  readonly more?: ReactNode
  readonly isChanged?: boolean
  readonly advancedOpen: boolean
  readonly formClock: FormClock
  readonly onAdvanced: (open: boolean) => void
  /** Creates a tag and returns its id. */
  readonly onCreateTag: (name: string) => TagId | undefined
  /** Saves the task. Returns the errors if it was refused. */
  readonly onSave: (values: FormValues) => SaveErrors | undefined | Promise<SaveErrors | undefined>
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** All fields of a new or an existing task. docs/reference/screens.md 2.7. */
export const TaskForm = (props: TaskFormProps) => {
  const { kind, color, subject, initial, untouched, writable, formClock, onSave, onClose } = props
  const id = useId()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<SaveErrors>({ fields: {} })
  const [leaving, setLeaving] = useState(false)
  const [saving, setSaving] = useState(false)
  const field: FieldProps = {
    values,
    onChange: (changes) => setValues((before) => ({ ...before, ...changes })),
    locked: (name) => !writable.includes(name),
    error: (name) => errors.fields[name],
    formClock,
  }
  const canSave = subject.type !== 'gone' && values.text.trim() !== ''
  const end = (saveErrors: SaveErrors | undefined) => {
    if (saveErrors === undefined) onClose()
    else setErrors(saveErrors)
  }
  const save = () => {
    if (!canSave || saving) return
    const saved = onSave(values)
    if (!(saved instanceof Promise)) return end(saved)
    setSaving(true)
    void saved.then((saveErrors) => {
      setSaving(false)
      end(saveErrors)
    })
  }
  return (
    <Dialog
      open
      tone={color}
      title={t(subject.type === 'new' ? `tasks.new.${kind}` : `taskForm.edit.${kind}`)}
      onClose={() => (dequal(values, untouched ?? initial) && props.isChanged !== true ? onClose() : setLeaving(true))}
      actions={<FormActions {...props} form={id} canSave={canSave} busy={saving} />}
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
        <FormNotes subject={subject} problem={errors.message} />
        <CommonFields {...props} field={field} />
        {props.more}
        <AdvancedFields
          kind={kind}
          field={field}
          editing={subject.type !== 'new'}
          withAttribute={props.withAttribute}
          isShared={props.isShared === true}
          open={props.advancedOpen}
          onOpen={props.onAdvanced}
        />
      </form>
      <LeaveUnsaved open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </Dialog>
  )
}

type LeaveUnsavedProps = { readonly open: boolean; readonly onStay: () => void; readonly onLeave: () => void }

/** Asks before unsaved changes are discarded. */
const LeaveUnsaved = ({ open, onStay, onLeave }: LeaveUnsavedProps) => (
  <Dialog
    open={open}
    onClose={onStay}
    width="sm"
    title={t('taskForm.leaveAsk')}
    actions={
      <>
        <Button variant="tertiary" onClick={onLeave}>
          {t('taskForm.leave')}
        </Button>
        <Button onClick={onStay}>{t('taskForm.stay')}</Button>
      </>
    }
  >
    <p>{t('taskForm.leaveText')}</p>
  </Dialog>
)
