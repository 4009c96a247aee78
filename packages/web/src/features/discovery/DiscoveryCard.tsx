import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../../ui/index.ts'
import styles from './DiscoveryCard.module.css'

type Props = {
  readonly emblem: ReactNode
  readonly name: string
  /** Where the name leads. */
  readonly path: string
  /** Behind the name. */
  readonly mark?: ReactNode
  readonly badges?: ReactNode
  readonly summary: string
  /** Short facts, one after the other: a line that wraps. */
  readonly facts: ReactNode
  /** Below the facts. */
  readonly children: ReactNode
  /** What can be done, or what there is to win. */
  readonly end: ReactNode
}

/** Something that one can join, in a list. docs/reference/screens.md 9.1 and 10.4. */
export const DiscoveryCard = ({ emblem, name, path, mark, badges, summary, facts, children, end }: Props) => (
  <Card className={styles.card}>
    {emblem}
    <div className={styles.words}>
      <h2 className={styles.name} dir="auto">
        <Link to={path}>{name}</Link>
        {mark}
      </h2>
      {badges}
      {summary !== '' && (
        <p className={styles.summary} dir="auto">
          {summary}
        </p>
      )}
      <p className={styles.facts}>{facts}</p>
      {children}
    </div>
    <div className={styles.end}>{end}</div>
  </Card>
)
