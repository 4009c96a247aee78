import { outcome, type Outcome } from '../../kernel/index.ts'
import { asKey, type Group, hasAchievement, type User, withAchievements } from '../../model/index.ts'

const ACHIEVEMENT = 'joinedGuild'

/** The first guild that a player founds or joins is an achievement. Reference, rules 11.3. */
export const joinGuildFirst = (user: User, { type }: Group): Outcome<User, undefined> =>
  type !== 'guild' || hasAchievement(user.achievements, asKey(ACHIEVEMENT))
    ? outcome(user)
    : outcome(withAchievements(user, { [ACHIEVEMENT]: true }), [{ type: 'GuildFirstJoined' }])
