import { cloneElement, type HTMLAttributes, type ReactElement, type Ref, Suspense } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { preloadable } from '../preloadable.ts'
import { type TooltipSide, useTooltip } from './use-tooltip.ts'

const TooltipPanel = lazyChunk(
  preloadable(() => import('./TooltipPanel.tsx')),
  'TooltipPanel',
)

type Trigger = HTMLAttributes<HTMLElement> & { readonly ref?: Ref<HTMLElement> }

type Props = {
  readonly text: string
  /** A single element, which takes the listeners. */
  readonly children: ReactElement<Trigger>
  readonly side?: TooltipSide
}

/**
 * A hint on hover and focus. Never the only place for a piece of information. Until it opens there are listeners alone,
 * since a board has hundreds of them.
 */
export const Tooltip = ({ text, children, side = 'top' }: Props) => {
  const { anchor, id, listeners, hold, leave } = useTooltip(children.props)
  return (
    <>
      {cloneElement(children, { ...listeners, ...(anchor && { 'aria-describedby': describedBy(children.props, id) }) })}
      {anchor && (
        <Suspense>
          <TooltipPanel id={id} anchor={anchor} side={side} text={text} onEnter={hold} onLeave={leave} />
        </Suspense>
      )}
    </>
  )
}

const describedBy = ({ 'aria-describedby': own }: Trigger, id: string): string =>
  own === undefined ? id : `${own} ${id}`
