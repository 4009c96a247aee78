import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import styles from './Tooltip.module.css'

type Props = {
  readonly text: string
  readonly children: ReactElement
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
}

/** Delay before a tooltip opens, ms. docs/reference/application.md 9. */
const DELAY = 50

/** A hint on hover and focus. Never the only place for a piece of information. */
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
