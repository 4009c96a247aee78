import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import admin from './Admin.module.css'
import styles from './Folded.module.css'

type Props = {
  readonly title: string
  readonly isOpen?: boolean
  /** Beside the title. */
  readonly mark?: string | undefined
  readonly children: ReactNode
}

/** A part of a page that folds; what it holds is there once it was opened. */
export const Folded = ({ title, isOpen = false, mark, children }: Props) => {
  const [wasOpened, setWasOpened] = useState(isOpen)
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className={styles.summary}>
        <ChevronDown size={18} aria-hidden="true" />
        <h2 className={admin.name}>{title}</h2>
        {mark !== undefined && <span className={admin.meta}>{mark}</span>}
      </summary>
      {wasOpened && <div className={styles.content}>{children}</div>}
    </details>
  )
}
