import { GripVertical, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { movedTo } from '@daykeep/rules/tasks'
import { t } from '../../../../i18n/index.ts'
import { Button, Checkbox, IconButton, SortableList, TextField, VisuallyHidden } from '../../../../ui/index.ts'
import { newId } from '../../../../sync/index.ts'
import styles from './ChecklistField.module.css'
import { FieldGroup } from './FieldGroup.tsx'
import type { FormValues } from '../../form-values/index.ts'
import type { FieldProps } from './field-props.ts'

type Items = FormValues['checklist']

/** The checklist of a daily or a to-do. Enter adds an item below. */
export const ChecklistField = ({ values: { checklist }, onChange, locked }: FieldProps) => {
  const list = useRef<HTMLDivElement>(null)
  const become = (items: Items) => onChange({ checklist: items })
  const change = (id: string, changes: Partial<Items[number]>) =>
    become(checklist.map((item) => (item.id === id ? { ...item, ...changes } : item)))
  const insert = (at: number) => {
    become(checklist.toSpliced(at, 0, { id: newId(), text: '', completed: false }))
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input[type="text"]')[at]?.focus())
  }
  const off = locked('checklist')
  return (
    <FieldGroup label={t('taskForm.checklist')}>
      <div ref={list} className={styles.list}>
        <SortableList
          label={t('taskForm.checklist')}
          items={checklist}
          idOf={({ id }) => id}
          nameOf={({ text }) => text}
          fixed={off}
          className={styles.rows}
          onMove={(id, to) => become(movedTo(checklist, itemOf(checklist, id), to))}
        >
          {(item, { handle }) => (
            <div className={styles.row}>
              <IconButton
                {...handle}
                label={handle['aria-label'] ?? ''}
                size="sm"
                icon={<GripVertical size={16} />}
                className={styles.grip}
              />
              <Checkbox
                checked={item.completed}
                disabled={off}
                onChange={(completed) => change(item.id, { completed })}
                label={<VisuallyHidden>{t('tasks.tick', { title: item.text })}</VisuallyHidden>}
              />
              <TextField
                type="text"
                label={t('taskForm.step', { place: checklist.indexOf(item) + 1 })}
                hideLabel
                disabled={off}
                value={item.text}
                enterKeyHint="next"
                onChange={({ target }) => change(item.id, { text: target.value })}
                onKeyDown={onEnter(() => insert(checklist.indexOf(item) + 1))}
              />
              <IconButton
                label={t('taskForm.removeStep', { text: item.text })}
                size="sm"
                icon={<X size={17} />}
                disabled={off}
                onClick={() => become(checklist.filter(({ id }) => id !== item.id))}
              />
            </div>
          )}
        </SortableList>
        <Button
          variant="tertiary"
          size="sm"
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={off}
          onClick={() => insert(checklist.length)}
        >
          {t('taskForm.addStep')}
        </Button>
      </div>
    </FieldGroup>
  )
}

const itemOf = (items: Items, id: string): Items[number] =>
  items.find((item) => item.id === id) ?? { id, text: '', completed: false }

const onEnter = (run: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  run()
}
