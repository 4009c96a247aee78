import type { Achievements } from './achievements.ts'
import type { Flags } from './flags.ts'
import type { Items } from './items.ts'
import type { Preferences } from './preferences.ts'
import type { Stats } from './stats.ts'
import type { QuestProgress, User } from './user.ts'

/** The player with some stats changed; the same object when nothing differs. */
export const withStats = (user: User, stats: Partial<Stats>): User => withPart(user, 'stats', stats)

/** The player with these stats; the same object when nothing differs. */
export const withAllStats = (user: User, stats: Stats): User => {
  for (const key in stats) if (user.stats[key as keyof Stats] !== stats[key as keyof Stats]) return { ...user, stats }
  return user
}

/** The user with these items changed; all others stay. */
export const withItems = (user: User, items: Partial<Items>): User => withPart(user, 'items', items)

/** The user with these flags changed; all others stay. */
export const withFlags = (user: User, flags: Partial<Flags>): User => withPart(user, 'flags', flags)

/** The user with these preferences changed; all others stay. */
export const withPreferences = (user: User, preferences: Partial<Preferences>): User =>
  withPart(user, 'preferences', preferences)

/** The user with these achievements changed; all others stay. */
export const withAchievements = (user: User, achievements: Partial<Achievements>): User =>
  withPart(user, 'achievements', achievements)

/** The user with this pending quest progress changed; the rest of it stays. */
export const withQuestProgress = (user: User, progress: Partial<QuestProgress>): User => {
  const { quest } = user.party
  const next = patched(quest.progress, progress)
  return next === quest.progress ? user : { ...user, party: { ...user.party, quest: { ...quest, progress: next } } }
}

/** The player with their part in the party's quest changed; for progress use `withQuestProgress`. */
export const withPartyQuest = (user: User, changes: Partial<User['party']['quest']>): User => {
  const quest = patched(user.party.quest, changes)
  return quest === user.party.quest ? user : { ...user, party: { ...user.party, quest } }
}

type Part = 'stats' | 'items' | 'flags' | 'preferences' | 'achievements'

const withPart = <Name extends Part>(user: User, name: Name, changes: Partial<User[Name]>): User => {
  const part = patched<User[Name]>(user[name], changes)
  return part === user[name] ? user : { ...user, [name]: part }
}

const patched = <A extends object>(base: A, changes: Partial<A>): A => {
  for (const key in changes) if (base[key] !== changes[key]) return { ...base, ...changes }
  return base
}
