import type { ComponentProps } from 'react'
import type { MenuItem } from '../Menu.tsx'

/** What a row of a sortable list gets to draw itself with. */
export type SortablePart = {
  readonly dragging: boolean
  /** From 0, of how many: while these stay, the moves below stay the same. */
  readonly index: number
  readonly count: number
  /** For a button that is the row's handle: Space picks it up, arrows move it, Space puts it down. */
  readonly handle: Pick<ComponentProps<'button'>, 'ref' | 'onKeyDown' | 'aria-describedby' | 'aria-label' | 'disabled'>
  /** Up, down, top, bottom, for the row's menu: what dragging does, without dragging. */
  readonly moves: readonly MenuItem[]
}
