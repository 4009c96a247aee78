import { useDraggable, useDroppable } from '@dnd-kit/core'

/** Makes an element draggable: pass it `ref` and `handle`. */
export const useDragItem = (id: string, disabled = false) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: disabled })
  return { ref: setNodeRef, handle: listeners ?? {}, isDragging: isDragging }
}

/** Makes an element a drop target: pass it `ref`. */
export const useDropTarget = (id: string, disabled = false) => {
  const { setNodeRef, isOver } = useDroppable({ id, disabled: disabled })
  return { ref: setNodeRef, isOver }
}
