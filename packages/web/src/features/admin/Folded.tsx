import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import admin from './Admin.module.css'
import styles from './Folded.module.css'

type Props = {
  readonly title: string
  readonly isOpen?: boolean
  /** Of its heading. */
  readonly level?: 2 | 3
  /** Beside the title. */
  readonly mark?: string | undefined
  readonly children: ReactNode
}

/** A part of a page that folds; what it holds is there once it was opened. */
export const Folded = ({ title, isOpen = false, level = 2, mark, children }: Props) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  const [wasOpened, setWasOpened] = useState(isOpen)
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className={styles.summary}>
        <ChevronDown size={18} aria-hidden="true" />
        <Heading className={admin.name}>{title}</Heading>
        {mark !== undefined && <span className={admin.meta}>{mark}</span>}
      </summary>
      {wasOpened && <div className={styles.content}>{children}</div>}
    </details>
  )
}
