import { outcome, type Outcome } from '../kernel/index.ts'
import { asKey, hasAchievement, type User, withAchievements } from '../model/index.ts'

const ACHIEVEMENT = 'invitedFriend'

/**
 * Awards the achievement, once, for a registration from this player's e-mail invitation. docs/reference/rules.md 11.2.
 */
export const thankInviter = (inviter: User): Outcome<User, undefined> =>
  hasAchievement(inviter.achievements, asKey(ACHIEVEMENT))
    ? outcome(inviter)
    : outcome(withAchievements(inviter, { [ACHIEVEMENT]: true }), [{ type: 'FriendRegistered' }])
