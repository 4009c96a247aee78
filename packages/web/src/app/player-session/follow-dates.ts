import type { DatePreferences } from '../../dates/index.ts'

let isFollowing = false

/**
 * Writes dates as the player prefers. The code for it is loaded only where that differs from the conventions of the
 * language.
 */
export const followDates = async (preferences: DatePreferences): Promise<void> => {
  const { dateStyle, clockStyle, weekStart } = preferences
  if (!isFollowing && (dateStyle ?? clockStyle ?? weekStart) === undefined) return
  isFollowing = true
  const { followDatePreferences } = await import('../../dates/index.ts')
  followDatePreferences(preferences)
}
