import type { ComponentProps, ReactNode } from 'react'
import control from './control.module.css'
import { Field, type FieldProps } from './Field.tsx'
import styles from './TextField.module.css'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'children' | keyof FieldProps> & {
    /** Inside the box, at its end: for example a button that reveals a password. */
    readonly end?: ReactNode
    readonly aside?: ReactNode
  }

/** One line of text with its label. */
export const TextField = ({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  aside,
  end,
  ...input
}: TextFieldProps) => (
  <Field {...{ label, hint, error, className, aside }} optional={optional ?? false} hideLabel={hideLabel ?? false}>
    {(attributes) => (
      <div className={styles.box}>
        <input {...input} {...attributes} className={control.control} data-end={end === undefined ? undefined : ''} />
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
    )}
  </Field>
)
