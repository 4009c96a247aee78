import type { ReactNode } from 'react'
import styles from './InventoryPage.module.css'

type Props = {
  readonly title: string
  /** One line beside the title: how much there is. */
  readonly summary?: string
  /** Search, filters, order. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A room of the inventory: its name, what one can set, and what is in it. */
export const InventoryPage = ({ title, summary, tools, children }: Props) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
    </header>
    {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    {children}
  </div>
)
