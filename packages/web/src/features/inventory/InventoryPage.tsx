import type { ReactNode } from 'react'
import styles from './InventoryPage.module.css'

type Props = {
  readonly title: string
  /** A line beside the title that says how much there is. */
  readonly summary?: string
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** The frame of the inventory's screens: title, tools and content. */
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
