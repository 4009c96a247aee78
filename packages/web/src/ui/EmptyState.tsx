import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  readonly icon: ReactNode
  readonly title: string
  /** What it is for, or why nothing is here. */
  readonly children?: ReactNode
  /** The one action that fills it. */
  readonly action?: ReactNode
}

/** Nothing here yet, or nothing matches: says what the place is for and what to do. */
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
