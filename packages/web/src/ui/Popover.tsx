import {
  cloneElement,
  type HTMLAttributes,
  lazy,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { later } from './later.ts'

const PopoverPanel = lazy(
  later(() => import('./popover/PopoverPanel.tsx').then((module) => ({ default: module.PopoverPanel }))),
)

type Props = {
  readonly trigger: ReactElement<HTMLAttributes<HTMLElement>>
  /** What this is, for listeners. */
  readonly label: string
  readonly children: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

/** A small panel beside its button, for more than a list of actions. Until somebody asks for it there is the button alone. */
export const Popover = ({ trigger, label, children, align = 'center', open, onOpenChange }: Props) => {
  const [wanted, setWanted] = useState(open ?? false)
  const onClick = (event: MouseEvent<HTMLElement>) => {
    trigger.props.onClick?.(event)
    setWanted(true)
    onOpenChange?.(true)
  }
  const button = cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': wanted, onClick })
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <PopoverPanel trigger={trigger} label={label} align={align} open={open} onOpenChange={onOpenChange}>
        {children}
      </PopoverPanel>
    </Suspense>
  )
}
