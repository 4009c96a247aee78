import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  readonly icon: ReactNode
  readonly title: string
  /** What the place is for, or why it is empty. */
  readonly children?: ReactNode
  /** The action that adds the first entry. */
  readonly action?: ReactNode
}

/** Shown where a list is empty or nothing matches. */
export const EmptyState = ({ icon, title, children, action }: Props) => (
  <div className={styles.empty}>
    <span className={styles.arch} aria-hidden="true">
      {icon}
    </span>
    <p className={styles.title}>{title}</p>
    {children !== undefined && <div className={styles.text}>{children}</div>}
    {action}
  </div>
)
