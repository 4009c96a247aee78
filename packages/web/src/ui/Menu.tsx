import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from 'react'
import { later } from './later.ts'
import type { MenuItem } from './menu/menu-item.ts'

export type { MenuItem } from './menu/menu-item.ts'

const MenuList = lazy(later(() => import('./menu/MenuList.tsx').then((module) => ({ default: module.MenuList }))))

type Props = {
  /** The button that opens it. */
  readonly trigger: ReactElement<HTMLAttributes<HTMLElement>>
  /** A function is asked when it opens. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[])
  readonly align?: 'start' | 'center' | 'end'
}

/**
 * A list of actions behind a button. Arrow keys walk it, letters jump, Escape leaves. Until somebody asks for it there is
 * the button alone: a board has hundreds of them.
 */
export const Menu = ({ trigger, items, align = 'end' }: Props) => {
  const [wanted, setWanted] = useState<'byPointer' | 'byKeyboard'>()
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': wanted !== undefined,
    // A press of a key clicks too, but no pointer was pressed.
    onClick: ({ detail }: MouseEvent) => setWanted(detail === 0 ? 'byKeyboard' : 'byPointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setWanted('byKeyboard')
    },
  })
  if (wanted === undefined) return button
  return (
    <Suspense fallback={button}>
      <MenuList trigger={trigger} items={items} align={align} onFirst={wanted === 'byKeyboard'} />
    </Suspense>
  )
}
