import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './Popover.module.css'

type Props = {
  readonly trigger: ReactElement
  readonly label: string
  readonly children: ReactNode
  readonly align: 'start' | 'center' | 'end'
  readonly open: boolean | undefined
  readonly onOpenChange: ((open: boolean) => void) | undefined
}

/** The open popover; mounted once its button has been pressed. */
export const PopoverPanel = ({ trigger, label, children, align, open, onOpenChange }: Props) => (
  <Radix.Root {...(open === undefined ? { defaultOpen: true } : { open })} {...(onOpenChange && { onOpenChange })}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content aria-label={label} className={styles.popover} align={align} sideOffset={8} collisionPadding={8}>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
