import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import styles from './Tooltip.module.css'

type Props = {
  readonly text: string
  readonly children: ReactElement
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
}

/** Delay before a tooltip opens, ms. Application specification, section 9. */
const DELAY = 50

/** A few more words on hover and focus, above its child. Never the only place where something is said. */
export const Tooltip = ({ text, children, side = 'top' }: Props) => (
  <Radix.Provider delayDuration={DELAY}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
