import { useDraggable, useDroppable } from '@dnd-kit/core'

/** Something that can be carried: give `ref` and `handle` to its element. */
export const useCarried = (id: string, off = false) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: off })
  return { ref: setNodeRef, handle: listeners ?? {}, isCarried: isDragging }
}

/** Something that others are carried onto: give `ref` to its element. */
export const useLanding = (id: string, off = false) => {
  const { setNodeRef, isOver } = useDroppable({ id, disabled: off })
  return { ref: setNodeRef, isOver }
}
