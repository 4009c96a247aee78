import { useCallback, useState } from 'react'
import type { CommandResult } from '../../../sync/index.ts'
import { isMotionReduced } from '../../../theme/motion.ts'
import { statChanges } from '../../event-feedback/index.ts'
import { scoreControlOf } from '../card/index.ts'
import type { FloatingScore } from './FloatingScores.tsx'
import { mainChange } from './main-change.ts'

/** The amounts that float up from the controls that were pressed. None for players who prefer reduced motion. */
export const useFloatingScores = () => {
  const [scores, setScores] = useState<ReadonlyArray<FloatingScore>>([])
  const remove = useCallback((id: number) => setScores((before) => before.filter((score) => score.id !== id)), [])

  /** Measures the control before the score, which may remove its card. Call the returned function with the result. */
  const float = (task: string, direction: 'up' | 'down') => {
    const rect = scoreControlOf(task, direction)?.getBoundingClientRect()
    return ({ before, after }: CommandResult): void => {
      const change = mainChange(statChanges(before, after))
      if (change === undefined || rect === undefined || isMotionReduced()) return
      setScores((others) => [...others, { id: nextId++, change, x: rect.x + rect.width / 2, y: rect.y + 6 }])
    }
  }
  return { scores, remove, float }
}

let nextId = 0
