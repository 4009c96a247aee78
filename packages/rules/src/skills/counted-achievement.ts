import { type User, withAchievements } from '../model/index.ts'

/** Adds to an achievement that is counted. */
export const withCounted = (user: User, achievement: string, times: number): User => {
  const count = user.achievements[achievement]
  return withAchievements(user, { [achievement]: (typeof count === 'number' ? count : 0) + times })
}
