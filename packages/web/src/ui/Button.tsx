import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'

type Look = 'lantern' | 'moat' | 'quiet' | 'line' | 'danger' | 'bare'

export type ButtonProps = ComponentProps<'button'> & {
  /** `lantern` is the one primary button of a view. */
  readonly look?: Look
  readonly size?: 'md' | 'sm'
  readonly icon?: ReactNode
  /** Something runs because of this button: it stays in place, says so, and takes no second press. */
  readonly busy?: boolean
  /** Draws the single child, a link say, as this button. */
  readonly asChild?: boolean
  readonly wide?: boolean
}

/** A button that says what it does. */
export const Button = ({
  look = 'moat',
  size = 'md',
  icon,
  busy = false,
  asChild = false,
  wide,
  ...rest
}: ButtonProps) => {
  const { className, children, onClick, type = 'button', ...others } = rest
  const drawn = classes(styles.button, styles[look], size === 'sm' && styles.small, wide && styles.wide, className)
  if (asChild) {
    return (
      <Slot.Root {...others} onClick={onClick} className={drawn}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      {...others}
      type={type === 'submit' ? 'submit' : 'button'}
      className={drawn}
      aria-busy={busy || undefined}
      aria-disabled={busy || others['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  )
}
