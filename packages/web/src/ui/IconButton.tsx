import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, in words: its name and its tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly look?: 'plain' | 'header' | 'filled'
  readonly size?: 'md' | 'sm'
  /** A number or mark in its corner; say it in the label too. */
  readonly badge?: ReactNode
}

/** A button that is only a picture. */
export const IconButton = ({
  label,
  icon,
  look = 'plain',
  size = 'md',
  badge,
  className,
  ...rest
}: IconButtonProps) => (
  <Tooltip text={label}>
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classes(styles.button, styles[look], size === 'sm' && styles.small, className)}
    >
      {icon}
      {badge !== undefined && (
        <b className={styles.badge} aria-hidden="true">
          {badge}
        </b>
      )}
    </button>
  </Tooltip>
)
