import { calendarDay, dayClockOf, dueDay } from '@daykeep/rules/calendar'
import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { Player, Task } from '@daykeep/rules/model'
import { useEffect } from 'react'
import { usePlayerStore } from '../../sync/index.ts'

/** Milliseconds to wait after a change, so that several in a row update the badge once. */
const PAUSE = 1000

/** Shows on the icon of the installed app how much is due. */
export const useBadge = (): void => {
  const store = usePlayerStore()
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown: number | undefined
    const show = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const count = dueCount(store.snapshot().player, Date.now())
        if (count === shown) return
        shown = count
        // 0 takes the badge away; where the app is not installed, it is refused
        void navigator.setAppBadge(count).catch(() => undefined)
      }, PAUSE)
    }
    show()
    const end = store.subscribe(show)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [store])
}

/** Dailies that are due and open, and open to-dos whose date has come. */
export const dueCount = ({ user, tasks }: Player, now: Instant): number => {
  const clock = dayClockOf(user)
  const today = calendarDay(clock, now)
  return Object.values<Task>(tasks).filter((task) => {
    if (task.type === 'daily') return task.isDue && !task.completed
    if (task.type !== 'todo' || task.completed || !task.date) return false
    return dueDay(clock, fromIso(task.date)) <= today
  }).length
}
