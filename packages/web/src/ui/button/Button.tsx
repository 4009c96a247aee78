import { cloneElement, type ComponentProps, type HTMLAttributes, isValidElement, type ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from '../classes.ts'
import { Spinner } from '../feedback/Spinner.tsx'

type Variant = 'primary' | 'secondary' | 'tertiary' | 'outline' | 'danger' | 'link'

export type ButtonProps = ComponentProps<'button'> & {
  /** `primary`: at most one in a view. */
  readonly variant?: Variant
  readonly size?: 'md' | 'sm'
  readonly icon?: ReactNode
  /** The action is running: shows a spinner and ignores further presses. */
  readonly busy?: boolean
  /** Renders the only child, such as a link, with the looks of the button. */
  readonly asChild?: boolean
  readonly wide?: boolean
}

/** A button that says what it does. */
export const Button = ({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  asChild = false,
  wide,
  ...rest
}: ButtonProps) => {
  const { className, children, onClick, type = 'button', ...others } = rest
  const classNames = classes(
    styles.button,
    styles[variant],
    size === 'sm' && styles.small,
    wide && styles.wide,
    className,
  )
  if (asChild && isValidElement<HTMLAttributes<HTMLElement>>(children)) {
    return cloneElement(children, {
      ...others,
      ...(onClick && { onClick: onClick as unknown as HTMLAttributes<HTMLElement>['onClick'] }),
      className: classes(children.props.className, classNames),
    })
  }
  return (
    <button
      {...others}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classNames}
      aria-busy={busy || undefined}
      aria-disabled={busy || others['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  )
}
