import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { t } from '../../../i18n/index.ts'
import { classes, useDragItem } from '../../../ui/index.ts'
import type { PlannedTask } from './to-weeks.ts'
import styles from './UpcomingView.module.css'

type Props = {
  readonly task: PlannedTask
  readonly onOpen: (task: string) => void
  /** Moves it by so many days. */
  readonly onShift: (task: string, days: number) => void
  readonly help: string
}

/** Days by arrow key, with Alt: a day along the line, a week up and down. */
const SHIFTS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A to-do in the plan of the weeks: dragged to another day, or moved there by Alt and an arrow. */
export const PlannedTodo = ({ task, onOpen, onShift, help }: Props) => {
  const { ref, handle, isDragging } = useDragItem(task.id, !task.movable)
  const onKeyDown = (event: KeyboardEvent) => {
    const days = event.altKey && task.movable ? SHIFTS[event.key] : undefined
    if (days === undefined) return
    event.preventDefault()
    const isMirrored = document.documentElement.dir === 'rtl' && Math.abs(days) === 1
    onShift(task.id, isMirrored ? -days : days)
  }
  return (
    <button
      ref={ref}
      type="button"
      className={classes(styles.todo, task.movable && styles.movable, isDragging && styles.dragged)}
      data-planned={task.id}
      aria-label={t('tasks.edit', { title: task.title })}
      aria-describedby={task.movable ? help : undefined}
      onClick={() => onOpen(task.id)}
      {...handle}
      onKeyDown={onKeyDown}
    >
      {task.movable && <GripVertical size={14} aria-hidden="true" className={styles.grip} />}
      <span className={styles.text} dir="auto">
        {task.title}
      </span>
    </button>
  )
}
