import type { User } from '@daykeep/rules/model'
import { useEffect, useSyncExternalStore } from 'react'
import { whenContentLoaded } from '../../content/index.ts'
import { formatHour, t } from '../../i18n/index.ts'
import { readStoredJson, writeStored } from '../../store/index.ts'
import { useDispatch, usePlayerStore } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { deviceZone, type ZoneMemory, zoneChange } from './zone-change.ts'

const KEY = 'daykeep.zone'

/** Moves the player's days to the zone of this device, and back for a player who wants that. docs/reference/screens.md 1.1. */
export const useDeviceZone = (): void => {
  const store = usePlayerStore()
  const dispatch = useDispatch()
  // The local copy may not know of the zone that another device has set.
  const isStale = useSyncExternalStore(store.subscribe, () => store.snapshot().isStale === true)
  useEffect(() => {
    if (isStale) return undefined
    const setOffset = (offset: number) => dispatch('updateUser', { changes: { 'preferences.timezoneOffset': offset } })
    const follow = (): void => {
      const { user } = store.snapshot().player
      const device = deviceZone(new Date())
      const memory = readMemory()
      const change = zoneChange(user, device, memory)
      if (memory.name !== device.name) writeStored(KEY, JSON.stringify({ ...memory, name: device.name }))
      if (change === 'none') return
      const before = user.preferences.timezoneOffset
      setOffset(device.offset)
      if (change === 'silent') return
      announce(user, device.name, () => {
        writeStored(KEY, JSON.stringify({ name: device.name, declined: device.offset }))
        setOffset(before)
      })
    }
    follow()
    window.addEventListener('focus', follow)
    return () => window.removeEventListener('focus', follow)
  }, [store, dispatch, isStale])
}

const announce = ({ preferences }: User, zone: string, undo: () => void): void =>
  whenContentLoaded(() =>
    toasts.show({
      type: 'info',
      text: t('device.zone', { hour: formatHour(preferences.dayStart), zone }),
      action: { label: t('common.undo'), run: undo },
    }),
  )

const readMemory = (): ZoneMemory => {
  const { name, declined } = Object(readStoredJson(KEY)) as Record<string, unknown>
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof declined === 'number' ? { declined } : {}),
  }
}
