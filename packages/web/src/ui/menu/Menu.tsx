import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  Suspense,
  useState,
} from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { preloadable } from '../preloadable.ts'
import type { MenuItem } from './menu-item.ts'

export type { MenuItem } from './menu-item.ts'

const MenuList = lazyChunk(
  preloadable(() => import('./MenuList.tsx')),
  'MenuList',
)

type Props = {
  /** The button that opens it. */
  readonly trigger: ReactElement<HTMLAttributes<HTMLElement>>
  /** A function is called when the menu opens. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[])
  readonly align?: 'start' | 'center' | 'end'
}

/**
 * A list of actions behind a button. Until the first press only the button is mounted, since a board has hundreds of
 * menus.
 */
export const Menu = ({ trigger, items, align = 'end' }: Props) => {
  const [openedBy, setOpenedBy] = useState<'byPointer' | 'byKeyboard'>()
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': openedBy !== undefined,
    // A click by keyboard has detail 0.
    onClick: ({ detail }: MouseEvent) => setOpenedBy(detail === 0 ? 'byKeyboard' : 'byPointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setOpenedBy('byKeyboard')
    },
  })
  if (openedBy === undefined) return button
  return (
    <Suspense fallback={button}>
      <MenuList trigger={trigger} items={items} align={align} onFirst={openedBy === 'byKeyboard'} />
    </Suspense>
  )
}
