import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { useReleaseTarget } from './use-release-target.ts'

type Props = {
  readonly onDragStart?: ((what: string) => void) | undefined
  /** Called when an item is dropped on a target. */
  readonly onDrop: (what: string, onto: string) => void
  /** Shown at the pointer while dragging. */
  readonly preview: (what: string) => ReactNode
  readonly children: ReactNode
}

/** Drags begin after the mouse has moved so many pixels, or a finger has rested so many ms within a tolerance. */
const ACTIVATION = { mouse: { distance: 6 }, touch: { delay: 100, tolerance: 8 } } as const

/** The page moves along near its edges, slowly enough to let go over a day or an animal that comes into sight. */
const AUTO_SCROLL = { threshold: { x: 0.1, y: 0.12 }, acceleration: 3 } as const

/** No announcements: screen reader users click the item and then its target instead. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** An area with drag and drop by mouse or finger, always in addition to two clicks. */
export const DragArea = ({ onDragStart, onDrop, preview, children }: Props) => {
  const [dragged, setDragged] = useState<string>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: ACTIVATION.mouse }),
    useSensor(TouchSensor, { activationConstraint: ACTIVATION.touch }),
  )
  const { collisionDetection, followRelease, targetAtRelease } = useReleaseTarget()
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    const target = targetAtRelease(over?.id)
    if (target !== undefined) onDrop(String(active.id), String(target))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={SILENT}
      autoScroll={AUTO_SCROLL}
      onDragStart={({ active }) => {
        followRelease()
        setDragged(String(active.id))
        onDragStart?.(String(active.id))
      }}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged === undefined ? null : preview(dragged)}</DragOverlay>
    </DndContext>
  )
}
