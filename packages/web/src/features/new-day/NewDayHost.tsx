import { useCallback, useEffect, useState } from 'react'
import { useAct, usePlayerStore } from '../../player/index.ts'
import { type Dawn, dawnOf } from './new-day.ts'
import { YesterdayDialog } from './YesterdayDialog.tsx'

/** Looks for a new day this often at most, in milliseconds, while the player does something. */
const LOOK_EVERY = 1000

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'touchstart', 'focus'] as const

const NOTHING: Dawn = { type: 'none' }

/** Notices the new day, asks about yesterday if there is something to ask, and starts it. Screens 1.14 and 2.9. */
export const NewDayHost = () => {
  const act = useAct()
  const store = usePlayerStore()
  const [dawn, setDawn] = useState<Dawn>(NOTHING)

  const start = useCallback(
    (done: ReadonlyArray<string>) => {
      if (done.length > 0) act('bulkScore', { scorings: done.map((id) => ({ id, direction: 'up' })) })
      act('startDay', { timezoneOffset: new Date().getTimezoneOffset() })
      setDawn(NOTHING)
    },
    [act],
  )

  useEffect(() => {
    let looked = 0
    const look = (): void => {
      const now = Date.now()
      if (now - looked < LOOK_EVERY) return
      looked = now
      const found = dawnOf(store.view().player, new Date().getTimezoneOffset(), now)
      if (found.type === 'start') start([])
      if (found.type === 'ask') setDawn((before) => (before.type === 'ask' ? before : found))
    }
    look()
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, look, { passive: true })
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, look)
    }
  }, [store, start])

  return dawn.type === 'ask' ? <YesterdayDialog missed={dawn.missed} onStart={start} /> : null
}
