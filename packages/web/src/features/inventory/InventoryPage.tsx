import type { ReactNode } from 'react'
import { Page, PageHead } from '../../ui/index.ts'
import styles from './InventoryPage.module.css'

type Props = {
  readonly title: string
  /** A line below the title that says how much there is. */
  readonly summary?: string
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** The frame of the inventory's screens: title, tools and content. */
export const InventoryPage = ({ title, summary, tools, children }: Props) => (
  <Page>
    <PageHead title={title} line={summary} />
    {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    {children}
  </Page>
)
