import type { Instant } from '../../kernel/index.ts'
import { GROUP_CUSTOMER } from '../../money/index.ts'
import type { Group, User } from '../../model/index.ts'
import { hasPlan, isLeader, isMember } from '../permissions/index.ts'

/**
 * May the player get gems, by gold or as a prize? Not where the subscription is a group's, and that group keeps gems to
 * its leader. Reference, rules 11.6. Needs the player's groups.
 */
export const mayGetGems = (user: User, groups: ReadonlyArray<Group>, now: Instant): boolean =>
  user.purchased.plan.customerId !== GROUP_CUSTOMER ||
  !groups.some(
    (group) => isMember(user, group) && hasPlan(group, now) && group.leaderOnly.getGems && !isLeader(user, group),
  )
