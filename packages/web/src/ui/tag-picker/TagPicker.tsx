import { useId } from 'react'
import { classes } from '../classes.ts'
import control from '../field/control.module.css'
import { Field, type FieldProps } from '../field/Field.tsx'
import { ChosenTags } from './ChosenTags.tsx'
import type { TagOption } from './tag-choices.ts'
import { TagChoices } from './TagChoices.tsx'
import styles from './TagPicker.module.css'
import { useTagPicker } from './use-tag-picker.ts'

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
  const picker = useTagPicker({ tags, value, onChange, onCreate })
  const { text, open, choices, current } = picker
  return (
    <Field {...field}>
      {(attributes) => (
        <div
          className={styles.picker}
          onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || picker.setOpen(false)}
        >
          <div className={classes(control.control, styles.box)}>
            <ChosenTags tags={tags.filter(({ id }) => value.includes(id))} onRemove={picker.toggle} />
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
              value={text}
              onChange={(event) => picker.type(event.target.value)}
              onClick={() => picker.setOpen(true)}
              onKeyDown={picker.onKeyDown}
            />
          </div>
          <TagChoices
            id={list}
            label={field.label}
            hidden={!open || choices.length === 0}
            choices={choices}
            current={current}
            value={value}
            onSelect={picker.select}
          />
        </div>
      )}
    </Field>
  )
}
