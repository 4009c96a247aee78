import { dayClockOf } from '@daykeep/rules/calendar'
import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { Zone } from '@daykeep/rules/reminders'

/**
 * The zone of a player. The one that they named counts as long as it had their offset when they were here last; whoever
 * travelled since, or never named one, has their offset all year. decision 128
 */
export const zoneOf = (user: User): Zone => {
  const { dayStart, timezoneOffset } = dayClockOf(user)
  const named = offsetsOf(user.preferences.timeZone)
  const wasHere = [user.lastCron, user.lastCommand].map(fromIso).filter((at) => !Number.isNaN(at))
  const isSame = named !== undefined && wasHere.some((at) => named(at) === timezoneOffset)
  return { dayStart, offsetAt: isSame ? named : () => timezoneOffset }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes west of UTC in a zone of the IANA database; nothing for a name that it has not. */
const offsetsOf = (timeZone: string | undefined): ((at: Instant) => number) | undefined => {
  const format = timeZone === undefined ? undefined : formatOf(timeZone)
  return format === undefined ? undefined : (at) => offsetIn(format.format(at))
}

const formatOf = (timeZone: string): Intl.DateTimeFormat | undefined => {
  const cached = formats.get(timeZone)
  if (cached !== undefined) return cached
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
    return format
  } catch {
    return undefined
  }
}

/** Of `3/29/2026, GMT+02:00`; Greenwich itself is `GMT`. */
const offsetIn = (text: string): number => {
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? []
  const west = Number(hours) * 60 + Number(minutes)
  return sign === '+' ? -west : west
}
