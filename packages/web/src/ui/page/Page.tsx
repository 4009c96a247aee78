import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Page.module.css'

type PageProps = {
  /** `wide` for columns and grids, `list` for cards below one another, `text` for what is read line by line. */
  readonly width?: 'wide' | 'list' | 'text'
  readonly children: ReactNode
}

/** The frame of a screen: its width, its margins, and the gap between its parts. */
export const Page = ({ width = 'wide', children }: PageProps) => (
  <div className={classes(styles.page, styles[width])}>{children}</div>
)

type PageHeadProps = {
  readonly title: string
  /** What stands below the title, such as who leads a party. */
  readonly line?: ReactNode
  /** Buttons at the end of the line. */
  readonly children?: ReactNode
}

/** The title of a screen, and what can be done with all of it. */
export const PageHead = ({ title, line, children }: PageHeadProps) => (
  <header className={styles.head}>
    <div className={styles.names}>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      {line !== undefined && <div className={styles.line}>{line}</div>}
    </div>
    {children !== undefined && <div className={styles.tools}>{children}</div>}
  </header>
)
