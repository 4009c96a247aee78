import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './Tooltip.module.css'
import type { TooltipSide } from './use-tooltip.ts'

type Props = {
  readonly id: string
  readonly anchor: HTMLElement
  readonly side: TooltipSide
  readonly text: string
  /** The pointer is over the hint, which then stays. */
  readonly onEnter: () => void
  readonly onLeave: () => void
}

/** Pixels between the button and its hint, and between the hint and the edge of the window. */
const [GAP, EDGE] = [6, 8]

/** The hint itself, beside its anchor and inside of the window. */
export const TooltipPanel = ({ id, anchor, side, text, onEnter, onLeave }: Props) => {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: element } = panel
    if (element === null) return
    const place = async (): Promise<void> => {
      const middleware = [offset(GAP), flip({ padding: EDGE }), shift({ padding: EDGE })]
      const { x, y } = await computePosition(anchor, element, { strategy: 'fixed', placement: side, middleware })
      element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
    }
    return autoUpdate(anchor, element, () => void place())
  }, [anchor, side])
  return createPortal(
    <div
      ref={panel}
      id={id}
      role="tooltip"
      className={styles.tooltip}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {text}
    </div>,
    document.body,
  )
}
