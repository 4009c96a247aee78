import type { DatePreferences } from '../../dates/index.ts'

let isFollowing = false

/** Writes dates as the player wants them; what that takes is loaded for those alone who want it otherwise than the language does. */
export const followDates = async (preferences: DatePreferences): Promise<void> => {
  const { dateStyle, clockStyle, weekStart } = preferences
  if (!isFollowing && (dateStyle ?? clockStyle ?? weekStart) === undefined) return
  isFollowing = true
  const { followDatePreferences } = await import('../../dates/index.ts')
  followDatePreferences(preferences)
}
