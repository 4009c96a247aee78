import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './TileButton.module.css'

/** Task value, worst to best, and the two that stand beside it. docs/reference/application.md 4. */
export type Tone = 'worst' | 'worse' | 'bad' | 'neutral' | 'good' | 'better' | 'best' | 'reward' | 'off'

export type TileButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly tone: Tone
  /** Its accessible name: what pressing it does. */
  readonly label: string
  readonly icon?: ReactNode
  /** Instead of an icon, and without an element of its own: a board has hundreds of these keys. */
  readonly sign?: 'plus' | 'minus' | undefined
  /** `key` scores or buys, `box` ticks (give `aria-pressed` or a role), `ghost` is a side that is not in use. */
  readonly kind?: 'key' | 'box' | 'ghost'
}

/** The button that scores or buys. The pointer target is the whole strip around the tile, and no drag begins on it. */
export const TileButton = ({ tone, label, icon, sign, kind = 'key', className, ...rest }: TileButtonProps) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    className={classes(styles.strip, styles[tone], className)}
    data-no-drag=""
  >
    <span className={classes(styles.cap, kind !== 'key' && styles[kind], sign && styles.sign, sign && styles[sign])}>
      {icon}
    </span>
  </button>
)
