import { Check, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import control from '../field/control.module.css'
import { Field, type FieldProps } from '../field/Field.tsx'
import { choicesFor, type TagOption } from './tag-choices.ts'
import styles from './TagPicker.module.css'

type Props = FieldProps & {
  readonly tags: readonly TagOption[]
  /** Ids of the selected tags. */
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  /** Offered when the typed text is not a tag yet. */
  readonly onCreate?: (name: string) => void
  readonly placeholder?: string
}

/** A combobox for several tags: arrows move, Enter selects, Backspace removes the last one. */
export const TagPicker = ({ tags, value, onChange, onCreate, placeholder, ...field }: Props) => {
  const list = useId()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const choices = choicesFor(tags, typed, onCreate !== undefined)
  const current = Math.min(at, choices.length - 1)

  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id])
  const take = (index: number) => {
    const choice = choices[index]
    if (choice === undefined) return
    if (choice.type === 'tag') toggle(choice.tag.id)
    else onCreate?.(choice.name)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') return onChange(value.slice(0, -1))
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      return setOpen(false)
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      return setAt(open ? (current + step + choices.length) % Math.max(1, choices.length) : 0)
    }
    if (event.key === 'Enter' && open && choices.length > 0) {
      event.preventDefault()
      take(current)
    }
  }

  return (
    <Field {...field}>
      {(attributes) => (
        <div
          className={styles.picker}
          onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
        >
          <div className={classes(control.control, styles.box)}>
            {tags
              .filter(({ id }) => value.includes(id))
              .map(({ id, name }) => (
                <span key={id} className={styles.chosen}>
                  {name}
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t('common.removeNamed', { what: name })}
                    onClick={() => toggle(id)}
                  >
                    <X size={14} />
                  </button>
                </span>
              ))}
            <input
              {...attributes}
              className={styles.input}
              role="combobox"
              aria-expanded={open}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={open && current >= 0 ? `${list}-${current}` : undefined}
              autoComplete="off"
              placeholder={value.length === 0 ? placeholder : undefined}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setOpen(true)
                setAt(0)
              }}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
            />
          </div>
          <ul
            id={list}
            role="listbox"
            aria-label={field.label}
            aria-multiselectable
            hidden={!open || choices.length === 0}
            className={styles.list}
          >
            {choices.map((choice, index) => {
              const selected = choice.type === 'tag' && value.includes(choice.tag.id)
              return (
                <li
                  key={choice.type === 'tag' ? choice.tag.id : 'new'}
                  id={`${list}-${index}`}
                  role="option"
                  aria-selected={selected}
                  className={classes(styles.choice, index === current && styles.current)}
                  onPointerDown={(event) => {
                    event.preventDefault()
                    take(index)
                  }}
                >
                  <span className={styles.mark}>
                    {choice.type === 'new' ? <Plus size={16} /> : selected && <Check size={16} />}
                  </span>
                  {choice.type === 'new' ? t('common.createNamed', { name: choice.name }) : choice.tag.name}
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </Field>
  )
}
