import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { classes } from '../classes.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly onChange: (checked: boolean) => void
}

/** A checkbox with its label, which is part of the pointer target. */
export const Checkbox = ({ label, hint, error, onChange, className, ...input }: Props) => {
  const id = useId()
  return (
    <div className={classes(styles.row, className)}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          className={styles.input}
          aria-describedby={hint === undefined && error === undefined ? undefined : `${id}-note`}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.box} aria-hidden="true">
          <Check size={14} strokeWidth={3.2} />
        </span>
        <span>{label}</span>
      </label>
      {(hint !== undefined || error !== undefined) && (
        <div id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {error ?? hint}
        </div>
      )}
    </div>
  )
}
