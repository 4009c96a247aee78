import { type HTMLAttributes, type ReactElement, type ReactNode, useState } from 'react'
import { Popover } from '../../ui/index.ts'
import styles from './StallChoices.module.css'

type Props = {
  readonly name: string
  readonly button: ReactElement<HTMLAttributes<HTMLElement>>
  /** What can be chosen; `close` makes a choice close the panel. */
  readonly children: (close: (choice: () => void) => () => void) => ReactNode
}

/** A stall where a press is not enough: what is missing, or which of several things to do. */
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
