import { useEffect, useState } from 'react'
import type { TaskCardModel } from './to-task-card.ts'

/** How long the control waits for the second press, in milliseconds. */
const CONFIRM_TIMEOUT = 4_000

/**
 * State of the score control of a card. A daily that is not due asks for a second press. docs/reference/screens.md 20 no. 3.
 */
export const useScoreControl = (task: TaskCardModel, onScore: (direction: 'up' | 'down') => void) => {
  const [isPressedOnce, setPressedOnce] = useState(false)
  const isEarly = task.type === 'daily' && task.dimmed && !task.completed
  const isConfirming = isPressedOnce && isEarly
  useEffect(() => {
    if (!isConfirming) return
    const timer = setTimeout(() => setPressedOnce(false), CONFIRM_TIMEOUT)
    return () => clearTimeout(timer)
  }, [isConfirming])
  return {
    isConfirming,
    cancel: () => setPressedOnce(false),
    press: () => {
      if (isEarly && !isConfirming) return setPressedOnce(true)
      setPressedOnce(false)
      onScore(directionOf(task))
    },
  }
}

/** A completed task is undone; a reward is bought by scoring it down. */
const directionOf = (task: TaskCardModel): 'up' | 'down' => {
  switch (task.type) {
    case 'habit':
      return task.up ? 'up' : 'down'
    case 'daily':
    case 'todo':
      return task.completed ? 'down' : 'up'
    case 'reward':
      return 'down'
  }
}
