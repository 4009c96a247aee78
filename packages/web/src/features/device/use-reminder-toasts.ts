import { dayClockOf } from '@daykeep/rules/calendar'
import type { Instant } from '@daykeep/rules/kernel'
import type { Player, Task } from '@daykeep/rules/model'
import { isReminded, nextReminderAt, type Zone } from '@daykeep/rules/reminders'
import { useEffect } from 'react'
import { whenContentLoaded } from '../../content/index.ts'
import { t } from '../../i18n/index.ts'
import { isSubscribed } from '../../push/index.ts'
import { usePlayerStore } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'

/** Milliseconds between two checks: reminders are due at whole minutes. */
const INTERVAL = 10_000

/** Milliseconds after which a reminder is dropped: a device that slept does not show those of the whole night. */
const LATEST = 60 * 60 * 1000

/** Shows reminders as toasts in an open window, where the system does not notify. */
export const useReminderToasts = (): void => {
  const store = usePlayerStore()
  useEffect(() => {
    let last = Date.now()
    const look = (): void => {
      const now = Date.now()
      if (!isSubscribed()) for (const task of dueReminders(store.snapshot().player, last, now)) showReminder(task)
      last = now
    }
    const timer = setInterval(look, INTERVAL)
    return () => clearInterval(timer)
  }, [store])
}

const showReminder = ({ text }: Task): void =>
  whenContentLoaded(() => toasts.show({ type: 'info', text, flavorMessage: t('device.reminder'), stays: true }))

/** Tasks that remind after an instant, up to another one. */
export const dueReminders = ({ user, tasks }: Player, after: Instant, now: Instant): ReadonlyArray<Task> => {
  const zone: Zone = { dayStart: dayClockOf(user).dayStart, offsetAt: (at) => new Date(at).getTimezoneOffset() }
  return Object.values<Task>(tasks).filter((task) => {
    if (task.reminders.length === 0) return false
    const at = nextReminderAt(zone)(task, Math.max(after, now - LATEST))
    return at !== undefined && at <= now && isReminded(zone, user)(task, at)
  })
}
