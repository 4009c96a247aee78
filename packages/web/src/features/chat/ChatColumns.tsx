import type { ReactNode } from 'react'
import styles from './ChatColumns.module.css'

type Props = {
  readonly side: ReactNode
  readonly chat: ReactNode
  /** What one looks up: below the side, and on narrow windows below the chat. */
  readonly about?: ReactNode | undefined
}

/** The chat of a group beside what the group is about. docs/reference/screens.md 6.1, 10.1 and 10.5. */
export const ChatColumns = ({ side, chat, about }: Props) => (
  <div className={styles.columns}>
    <div className={styles.side}>{side}</div>
    <div className={styles.chat}>{chat}</div>
    {about !== undefined && <div className={styles.side}>{about}</div>}
  </div>
)
