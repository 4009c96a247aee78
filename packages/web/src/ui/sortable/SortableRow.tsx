import { useSortable } from '@dnd-kit/sortable'
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { t } from '../../i18n/index.ts'
import styles from './SortableList.module.css'
import { moveItems, indexAfterKey } from './moves.ts'
import type { SortableItem } from './sortable-item.ts'

type Props<Item> = {
  readonly id: string
  readonly item: Item
  readonly name: string
  readonly index: number
  readonly count: number
  readonly fixed: boolean
  readonly onMove: (id: string, to: number) => void
  readonly render: (item: Item, part: SortableItem) => ReactNode
}

const Row = <Item,>({ id, item, name, index, count, fixed, onMove, render }: Props<Item>) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const latest = useRef({ index, count, onMove })
  useLayoutEffect(() => {
    latest.current = { index, count, onMove }
  })
  const [moves] = useState(() => () => moveItems(latest.current, (to) => latest.current.onMove(id, to)))
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.altKey && !fixed ? indexAfterKey(event.key, { index, count }) : undefined
    if (to === undefined) return
    event.preventDefault()
    onMove(id, to)
  }
  const startUnlessTyping = (name: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    if (!isOwnUse(event.target)) listeners?.[name]?.(event)
  }
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      {...(transform !== null && {
        'data-shifted': '',
        style: { '--shift': `0 ${transform.y}px`, transition } as CSSProperties,
      })}
      onKeyDown={onKeyDown}
      onMouseDown={startUnlessTyping('onMouseDown')}
      onTouchStart={startUnlessTyping('onTouchStart')}
    >
      {render(item, {
        dragging: isDragging,
        moves: fixed ? undefined : moves,
        handle: {
          ref: setActivatorNodeRef,
          onKeyDown: (event) => listeners?.['onKeyDown']?.(event),
          'aria-describedby': attributes['aria-describedby'],
          'aria-label': t('common.moveNamed', { name }),
          disabled: fixed,
        },
      })}
    </li>
  )
}

/** Renders again for a new item, place or function only: a list has hundreds of rows. */
export const SortableRow = memo(Row) as typeof Row

/** Elements that use the pointer themselves: a drag must not begin on them. */
const isOwnUse = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [data-no-drag]') !== null
