import type { Group, User } from '../../model/index.ts'

/** Why a quest holds a member in the party; nothing when none does. Reference, rules 8.2. */
export const questLock = (
  user: User,
  { quest }: Group,
): 'questLeaderCannotLeaveGroup' | 'cannotLeaveWhileActiveQuest' | undefined => {
  if (!quest.key) return undefined
  if (quest.leader === user._id) return 'questLeaderCannotLeaveGroup'
  return quest.active && quest.members[user._id] === true ? 'cannotLeaveWhileActiveQuest' : undefined
}
