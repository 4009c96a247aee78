import type { Instant } from '../kernel/index.ts'
import { GROUP_CUSTOMER } from '../money/index.ts'
import type { Group, User } from '../model/index.ts'
import { hasPlan, isLeader, isMember } from '../permissions/index.ts'

/**
 * May the player get gems, for gold or as a prize? Not if they subscribe through a group that reserves gems for its
 * leader. docs/reference/rules.md 11.6.
 */
export const mayGetGems = (user: User, groups: ReadonlyArray<Group>, now: Instant): boolean =>
  user.purchased.plan.customerId !== GROUP_CUSTOMER ||
  !groups.some(
    (group) => isMember(user, group) && hasPlan(group, now) && group.leaderOnly.getGems && !isLeader(user, group),
  )
