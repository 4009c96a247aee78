import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Select.module.css'

export type Option<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

type Props<Value extends string> = FieldProps &
  Omit<ComponentProps<'select'>, 'children' | 'value' | 'onChange' | keyof FieldProps> & {
    readonly options: readonly Option<Value>[]
    readonly value: Value
    readonly onChange: (value: Value) => void
  }

/** A native select, which works best on phones and with screen readers. */
export const Select = <Value extends string>({ options, value, onChange, ...rest }: Props<Value>) => {
  const { label, hint, error, optional, hideLabel, className, ...select } = rest
  return (
    <Field {...{ label, hint, error, className }} optional={optional ?? false} hideLabel={hideLabel ?? false}>
      {(attributes) => (
        <div className={styles.box}>
          <select
            {...select}
            {...attributes}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen !== undefined) onChange(chosen.value)
            }}
            className={classes(control.control, styles.select)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden="true" className={styles.arrow} />
        </div>
      )}
    </Field>
  )
}
