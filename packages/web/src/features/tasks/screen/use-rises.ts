import { useCallback, useState } from 'react'
import { statChanges } from '../../announce/stat-changes.ts'
import type { Played } from '../../../player/index.ts'
import { riseOf } from './rise-of.ts'
import type { Rise } from './ScoreRise.tsx'

/** Amounts that rise from a key. None for players who want no motion. */
export const useRises = () => {
  const [rises, setRises] = useState<ReadonlyArray<Rise>>([])
  const over = useCallback((id: number) => setRises((before) => before.filter((rise) => rise.id !== id)), [])

  /** Remembers where the key is, since the card may leave; answers what to call with what the score did. */
  const from = (task: string, direction: 'up' | 'down') => {
    const key = document.querySelector(`[data-task="${CSS.escape(task)}"] [data-score="${direction}"]`)
    const place = key?.getBoundingClientRect()
    return ({ before, after }: Played): void => {
      const change = riseOf(statChanges(before, after))
      if (change === undefined || place === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return
      setRises((risen) => [...risen, { id: count++, change, x: place.x + place.width / 2, y: place.y + 6 }])
    }
  }
  return { rises, over, from }
}

let count = 0
