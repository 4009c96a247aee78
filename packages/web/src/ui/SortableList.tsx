import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useMemo } from 'react'
import { t } from '../texts/index.ts'
import { classes } from './classes.ts'
import { announcementsFor } from './sortable/announcements.ts'
import { SortableRow } from './sortable/SortableRow.tsx'
import type { SortablePart } from './sortable/sortable-part.ts'
import styles from './SortableList.module.css'

type Props<Item> = {
  /** What is listed, for listeners. */
  readonly label: string
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  /** How an item is called when its moves are announced. */
  readonly nameOf: (item: Item) => string
  /** The item with this id is to stand at this place, from 0. */
  readonly onMove: (id: string, to: number) => void
  /** While a filter hides some of the items, say, no order can be made. */
  readonly fixed?: boolean
  readonly className?: string | undefined
  readonly children: (item: Item, part: SortablePart) => ReactNode
}

/** Pixels a mouse moves before it drags; how long a finger rests, ms, and how far it may stray meanwhile. */
const MOUSE = { activationConstraint: { distance: 6 } } as const
const TOUCH = { activationConstraint: { delay: 100, tolerance: 8 } } as const
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates } as const

/** A list whose order is the player's: dragged by mouse, finger or keyboard, or moved by Alt + arrows and a menu. */
export const SortableList = <Item,>({
  label,
  items,
  idOf,
  nameOf,
  onMove,
  fixed = false,
  className,
  children,
}: Props<Item>) => {
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYBOARD),
  )
  const ids = useSameIds(items.map(idOf))
  const nameById = (id: string) => {
    const item = items[ids.indexOf(id)]
    return item === undefined ? '' : nameOf(item)
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (to >= 0 && from !== to) onMove(String(active.id), to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsFor(ids, nameById),
        screenReaderInstructions: { draggable: t('common.sortHow') },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={fixed}>
        <ul aria-label={label} className={classes(styles.list, className)}>
          {items.map((item, index) => (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              index={index}
              count={items.length}
              fixed={fixed}
              onMove={onMove}
            >
              {(part) => children(item, part)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** The same list while the order is the same: all rows are drawn anew with another one. */
const useSameIds = (ids: readonly string[]): string[] => {
  const written = JSON.stringify(ids)
  return useMemo(() => JSON.parse(written) as string[], [written])
}
