import type { ComponentProps } from 'react'
import type { MenuItem } from '../menu/Menu.tsx'

/** What a row of a sortable list receives. */
export type SortableItem = {
  readonly dragging: boolean
  /** Props of the drag handle: Space picks the row up, arrows move it, Space drops it. */
  readonly handle: Pick<
    ComponentProps<'button'>,
    'onKeyDown' | 'onBlur' | 'aria-describedby' | 'aria-label' | 'disabled'
  >
  /**
   * Menu items that move the row up, down, to the top or bottom. `undefined` while the order is fixed. A stable function,
   * called when the menu opens.
   */
  readonly moves: (() => readonly MenuItem[]) | undefined
}
