import type { User } from '@daykeep/rules/model'

/** A device's clock: the name of its zone, the minutes it is west of UTC now, and all of them within this year. */
export type DeviceZone = {
  readonly name: string
  readonly offset: number
  readonly offsetsOfYear: ReadonlyArray<number>
}

/** What this browser remembers: the zone in which it was last, and an offset that the player did not want. */
export type ZoneMemory = { readonly name?: string; readonly declined?: number }

/** Whether the player's days move to the zone of this device, and whether that is worth a word. */
export type ZoneChange = 'none' | 'silent' | 'announced'

/**
 * The player's days follow the device that they use. Nothing is said of the first zone of a newcomer, nor of the switch
 * to daylight saving time and back. docs/reference/screens.md 1.1.
 */
export const zoneChange = (
  { preferences }: Pick<User, 'preferences'>,
  device: DeviceZone,
  { name, declined }: ZoneMemory,
): ZoneChange => {
  const stored = preferences.timezoneOffset
  if (stored === device.offset || declined === device.offset) return 'none'
  const isNewcomer = preferences.timezoneOffsetAtLastCron === undefined
  const isDaylightSaving = name === device.name && device.offsetsOfYear.includes(stored)
  return isNewcomer || isDaylightSaving ? 'silent' : 'announced'
}

/** The zone of this device at an instant. */
export const deviceZone = (now: Date): DeviceZone => ({
  name: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  offset: now.getTimezoneOffset(),
  offsetsOfYear: [0, 6].map((month) => new Date(now.getFullYear(), month, 1).getTimezoneOffset()),
})
