import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useMemo } from 'react'
import { t } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import styles from './SortableList.module.css'
import { SortableRow } from './SortableRow.tsx'
import type { SortableItem } from './sortable-item.ts'

type Props<Item> = {
  /** The accessible name of the list. */
  readonly label: string
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  /** The name of an item in announcements. */
  readonly nameOf: (item: Item) => string
  /** Moves an item to an index. */
  readonly onMove: (id: string, to: number) => void
  /** The order cannot be changed, for example while a filter hides items. */
  readonly fixed?: boolean
  readonly className?: string | undefined
  /** Where lists are long, the same function each time: rows with the same item are then not rendered again. */
  readonly children: (item: Item, part: SortableItem) => ReactNode
}

/** Drags begin after the mouse has moved so many pixels, or a finger has rested so many ms within a tolerance. */
const MOUSE = { activationConstraint: { distance: 6 } } as const
const TOUCH = { activationConstraint: { delay: 100, tolerance: 8 } } as const
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates } as const

/** A list that the player sorts: by dragging with mouse, finger or keyboard, by Alt + arrows, or by a menu. */
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
              item={item}
              name={nameOf(item)}
              index={index}
              count={items.length}
              fixed={fixed}
              onMove={onMove}
              render={children}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** The same array while the order is the same: a new one would render every row again. */
const useSameIds = (ids: readonly string[]): string[] => {
  const written = JSON.stringify(ids)
  return useMemo(() => JSON.parse(written) as string[], [written])
}

/** Screen reader announcements while a row is dragged: its name and the position it would take. */
const announcementsFor = (ids: readonly string[], nameOf: (id: string) => string): Announcements => {
  const name = (id: UniqueIdentifier) => nameOf(String(id))
  const place = (id: UniqueIdentifier) => ({ place: ids.indexOf(String(id)) + 1, count: ids.length })
  return {
    onDragStart: ({ active }) => t('common.sortPicked', { name: name(active.id), ...place(active.id) }),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : t('common.sortOver', { name: name(active.id), ...place(over.id) }),
    onDragEnd: ({ active, over }) =>
      t('common.sortDropped', { name: name(active.id), ...place(over === null ? active.id : over.id) }),
    onDragCancel: ({ active }) => t('common.sortCancelled', { name: name(active.id) }),
  }
}
