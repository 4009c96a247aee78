import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './KeyCap.module.css'

/** Task value, worst to best, and the two that stand beside it. Application specification, section 4. */
export type Tone = 'worst' | 'worse' | 'bad' | 'neutral' | 'good' | 'better' | 'best' | 'reward' | 'off'

export type KeyCapProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly tone: Tone
  /** What pressing it does, in words. */
  readonly label: string
  readonly icon?: ReactNode
  /** `key` scores or buys, `box` ticks (give `aria-pressed` or a role), `ghost` is a side that is not in use. */
  readonly kind?: 'key' | 'box' | 'ghost'
}

/** The tile that scores or buys: it goes down when pressed. The target is the whole strip around the tile. */
export const KeyCap = ({ tone, label, icon, kind = 'key', className, ...rest }: KeyCapProps) => (
  <button {...rest} type="button" aria-label={label} className={classes(styles.strip, styles[tone], className)}>
    <span className={classes(styles.cap, kind === 'ghost' && styles.ghost)}>
      {kind === 'box' ? <span className={styles.box}>{icon}</span> : icon}
    </span>
  </button>
)
