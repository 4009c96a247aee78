import type { ReactNode } from 'react'
import { classes } from '../../../ui/index.ts'
import styles from './BottomBar.module.css'

export type BottomBarItem = {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  readonly on: boolean
  readonly onSelect: () => void
}

type Props = {
  readonly label: string
  readonly items: readonly BottomBarItem[]
  /** The large button in the middle. */
  readonly main: { readonly label: string; readonly icon: ReactNode; readonly onSelect: () => void }
}

/** On phones, at the bottom: switches between the parts of a screen, with its main action in the middle. */
export const BottomBar = ({ label, items, main }: Props) => {
  const half = Math.ceil(items.length / 2)
  const drawn = items.map(({ key, label: name, icon, on, onSelect }) => (
    <button
      key={key}
      type="button"
      aria-pressed={on}
      onClick={onSelect}
      className={classes(styles.item, on && styles.on)}
    >
      <span className={styles.icon}>{icon}</span>
      {name}
    </button>
  ))
  return (
    <nav aria-label={label} className={styles.bar} data-bottom-bar="">
      {drawn.slice(0, half)}
      <button type="button" aria-label={main.label} onClick={main.onSelect} className={styles.main}>
        {main.icon}
      </button>
      {drawn.slice(half)}
    </nav>
  )
}
