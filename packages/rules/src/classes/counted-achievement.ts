import { type User, withAchievements } from '../model/index.ts'

/** The player with an achievement that is counted, so many times more. */
export const withCounted = (user: User, achievement: string, times: number): User => {
  const count = user.achievements[achievement]
  return withAchievements(user, { [achievement]: (typeof count === 'number' ? count : 0) + times })
}
