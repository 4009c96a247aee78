import type { ComponentProps } from 'react'
import type { MenuItem } from '../Menu.tsx'

/** What a row of a sortable list gets to draw itself with. */
export type SortablePart = {
  readonly dragging: boolean
  /** For a button that is the row's handle: Space picks it up, arrows move it, Space puts it down. */
  readonly handle: Pick<ComponentProps<'button'>, 'ref' | 'onKeyDown' | 'aria-describedby' | 'aria-label' | 'disabled'>
  /**
   * Up, down, top, bottom, for the row's menu: what dragging does, without dragging. None while no order can be made.
   * Asked when the menu opens, and the same function for as long as the row is there, whatever moves around it.
   */
  readonly moves: (() => readonly MenuItem[]) | undefined
}
