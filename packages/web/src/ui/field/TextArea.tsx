import type { ComponentProps, ReactNode } from 'react'
import { formatNumber, t } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './Field.tsx'
import styles from './TextArea.module.css'

type Props = FieldProps &
  Omit<ComponentProps<'textarea'>, 'children' | keyof FieldProps> & {
    /** At the end of the label's line. */
    readonly aside?: ReactNode
    /** Shows how many characters are left of this maximum. */
    readonly limit?: number
  }

/** A text area that grows with its content. */
export const TextArea = ({ label, hint, error, optional, hideLabel, className, aside, limit, ...area }: Props) => {
  const left = limit === undefined ? undefined : limit - String(area.value ?? '').length
  return (
    <Field
      {...{ label, hint, error, className }}
      optional={optional ?? false}
      hideLabel={hideLabel ?? false}
      aside={
        <>
          {aside}
          {left !== undefined && (
            <span className={classes(styles.left, left < 0 && styles.over)}>
              {t('common.charactersLeft', { left, shown: formatNumber(left) })}
            </span>
          )}
        </>
      }
    >
      {(attributes) => (
        <textarea rows={3} {...area} {...attributes} className={classes(control.control, styles.area)} />
      )}
    </Field>
  )
}
