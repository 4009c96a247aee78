import { outcome, type Outcome } from '../kernel/index.ts'
import { asKey, type Group, hasAchievement, type User, withAchievements } from '../model/index.ts'

const ACHIEVEMENT = 'joinedGuild'

/** Awards the achievement for the first guild that a player creates or joins. docs/reference/rules.md 11.3. */
export const joinGuildFirst = (user: User, { type }: Group): Outcome<User, undefined> =>
  type !== 'guild' || hasAchievement(user.achievements, asKey(ACHIEVEMENT))
    ? outcome(user)
    : outcome(withAchievements(user, { [ACHIEVEMENT]: true }), [{ type: 'GuildFirstJoined' }])
