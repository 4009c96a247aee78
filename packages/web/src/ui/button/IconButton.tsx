import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './IconButton.module.css'
import { Tooltip } from '../popover/Tooltip.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Its accessible name and its tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: 'plain' | 'header' | 'filled'
  readonly size?: 'md' | 'sm'
  /** Shown in the corner; the label has to say it too. */
  readonly badge?: ReactNode
}

/** A button with an icon only. */
export const IconButton = ({
  label,
  icon,
  variant = 'plain',
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
      className={classes(styles.button, styles[variant], size === 'sm' && styles.small, className)}
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
