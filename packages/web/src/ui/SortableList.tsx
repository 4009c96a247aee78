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
import type { ReactNode } from 'react'
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
const START = { mouse: { distance: 6 }, touch: { delay: 100, tolerance: 8 } } as const

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
    useSensor(MouseSensor, { activationConstraint: START.mouse }),
    useSensor(TouchSensor, { activationConstraint: START.touch }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(idOf)
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
