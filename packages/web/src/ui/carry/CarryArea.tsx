import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'

type Props = {
  readonly onCarry?: ((what: string) => void) | undefined
  /** It was let go over a landing; without a landing nothing happens. */
  readonly onDrop: (what: string, onto: string) => void
  /** What hangs at the pointer meanwhile. */
  readonly picture: (what: string) => ReactNode
  readonly children: ReactNode
}

/** Pixels a mouse moves before it carries; how long a finger rests, ms, and how far it may stray meanwhile. */
const START = { mouse: { distance: 6 }, touch: { delay: 100, tolerance: 8 } } as const

/** Clicking one and then the other does the same and says so itself: dragging needs no words of its own. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** A place in which things can be carried onto others by mouse or finger. Always an extra to two clicks. */
export const CarryArea = ({ onCarry, onDrop, picture, children }: Props) => {
  const [carried, setCarried] = useState<string>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: START.mouse }),
    useSensor(TouchSensor, { activationConstraint: START.touch }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setCarried(undefined)
    if (over !== null) onDrop(String(active.id), String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragStart={({ active }) => {
        setCarried(String(active.id))
        onCarry?.(String(active.id))
      }}
      onDragEnd={onDragEnd}
      onDragCancel={() => setCarried(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>{carried === undefined ? null : picture(carried)}</DragOverlay>
    </DndContext>
  )
}
