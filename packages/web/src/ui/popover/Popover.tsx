import {
  cloneElement,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { preloadable } from '../preloadable.ts'

const PopoverPanel = lazyChunk(
  preloadable(() => import('./PopoverPanel.tsx')),
  'PopoverPanel',
)

type Props = {
  readonly trigger: ReactElement<HTMLAttributes<HTMLElement>>
  /** The accessible name of the panel. */
  readonly label: string
  readonly children: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

/** A panel beside its button, for more than a list of actions. Loaded and mounted on the first press. */
export const Popover = ({ trigger, label, children, align = 'center', open, onOpenChange }: Props) => {
  const [requested, setRequested] = useState(open ?? false)
  const onClick = (event: MouseEvent<HTMLElement>) => {
    trigger.props.onClick?.(event)
    setRequested(true)
    onOpenChange?.(true)
  }
  const button = cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': requested, onClick })
  if (!requested) return button
  return (
    <Suspense fallback={button}>
      <PopoverPanel trigger={trigger} label={label} align={align} open={open} onOpenChange={onOpenChange}>
        {children}
      </PopoverPanel>
    </Suspense>
  )
}
