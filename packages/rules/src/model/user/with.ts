import type { Achievements } from './achievements.ts'
import type { Flags } from './flags.ts'
import type { Items } from './items.ts'
import type { Preferences } from './preferences.ts'
import type { Stats } from './stats.ts'
import type { QuestProgress, User } from './user.ts'

/** The same player with some stats changed. */
export const withStats = (user: User, stats: Partial<Stats>): User => ({ ...user, stats: { ...user.stats, ...stats } })

export const withItems = (user: User, items: Partial<Items>): User => ({ ...user, items: { ...user.items, ...items } })

export const withFlags = (user: User, flags: Partial<Flags>): User => ({ ...user, flags: { ...user.flags, ...flags } })

export const withPreferences = (user: User, preferences: Partial<Preferences>): User => ({
  ...user,
  preferences: { ...user.preferences, ...preferences },
})

export const withAchievements = (user: User, achievements: Partial<Achievements>): User => ({
  ...user,
  achievements: { ...user.achievements, ...achievements },
})

export const withQuestProgress = (user: User, progress: Partial<QuestProgress>): User => ({
  ...user,
  party: {
    ...user.party,
    quest: { ...user.party.quest, progress: { ...user.party.quest.progress, ...progress } },
  },
})
