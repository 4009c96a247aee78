import { type HTMLAttributes, type ReactElement, type ReactNode, useState } from 'react'
import { Popover } from '../../../ui/index.ts'
import styles from './StallChoices.module.css'

type Props = {
  readonly name: string
  readonly button: ReactElement<HTMLAttributes<HTMLElement>>
  /** The choices. `close` wraps a handler so that it closes the panel. */
  readonly children: (close: (choice: () => void) => () => void) => ReactNode
}

/** A stall that opens a panel: with what is missing, or with several actions. */
export const StallChoices = ({ name, button, children }: Props) => {
  const [open, setOpen] = useState(false)
  const close = (choice: () => void) => () => {
    setOpen(false)
    choice()
  }
  return (
    <Popover label={name} trigger={button} open={open} onOpenChange={setOpen}>
      <div className={styles.choices}>
        <h3 className={styles.name}>{name}</h3>
        {children(close)}
      </div>
    </Popover>
  )
}
