import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './FieldGroup.module.css'

type Props = {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** Several controls under one label. */
export const FieldGroup = ({ label, hint, error, children }: Props) => {
  const id = useId()
  return (
    <div role="group" className={styles.group} aria-labelledby={id} aria-describedby={`${id}-notes`}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children}
      <div id={`${id}-notes`}>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        <div aria-live="polite">
          {error !== undefined && (
            <p className={styles.error}>
              <CircleAlert size={15} aria-hidden="true" />
              <span>{error}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
