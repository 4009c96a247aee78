import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { t } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import styles from './Field.module.css'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** Props that all form controls share. */
export type FieldProps = {
  readonly label: string
  readonly hint?: ReactNode
  /** Why the value is invalid; announced with the field. */
  readonly error?: string | undefined
  /** Adds "optional" to the label. */
  readonly optional?: boolean
  /** Shows the label to screen readers only. */
  readonly hideLabel?: boolean
  readonly className?: string | undefined
}

/** The attributes that tie a control to its label, hint and error. */
export type ControlAttributes = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

type Props = FieldProps & {
  readonly children: (attributes: ControlAttributes) => ReactNode
  /** At the end of the label's line: a counter, a link. */
  readonly aside?: ReactNode
}

/** A control with its label above, its hint and its error below. */
export const Field = ({ label, hint, error, optional, hideLabel, className, aside, children }: Props) => {
  const id = useId()
  const descriptions = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(
    Boolean,
  )
  return (
    <div className={classes(styles.field, className)}>
      <Label id={id} hidden={hideLabel} optional={optional} aside={aside}>
        {label}
      </Label>
      {children({
        id,
        'aria-describedby': descriptions.join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error !== undefined && (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert size={15} aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}

type LabelProps = {
  readonly id: string
  readonly hidden: boolean | undefined
  readonly optional: boolean | undefined
  readonly aside: ReactNode
  readonly children: ReactNode
}

const Label = ({ id, hidden, optional, aside, children }: LabelProps) => {
  const label = (
    <label htmlFor={id} className={styles.label}>
      {children}
      {optional && <span className={styles.optional}> ({t('common.optional')})</span>}
    </label>
  )
  if (hidden) return <VisuallyHidden>{label}</VisuallyHidden>
  return (
    <div className={styles.line}>
      {label}
      {aside}
    </div>
  )
}
