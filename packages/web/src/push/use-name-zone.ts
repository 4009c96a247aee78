import { useCallback } from 'react'
import { useDispatch, usePlayerStore } from '../sync/index.ts'

/**
 * Tells the server the name of this device's zone, so that reminders follow daylight saving while the app is closed; only
 * where the player's days follow this device. decision 128
 */
export const useNameZone = (): (() => void) => {
  const dispatch = useDispatch()
  const store = usePlayerStore()
  return useCallback(() => {
    const { timeZone, timezoneOffset } = store.snapshot().player.user.preferences
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
    if (timeZone !== here && timezoneOffset === new Date().getTimezoneOffset())
      dispatch('updateUser', { changes: { 'preferences.timeZone': here } })
  }, [dispatch, store])
}
