import type { Instant } from '../kernel/index.ts'
import type { Group, SharedTask, User } from '../model/index.ts'
import { hasPlan, isMember } from '../social/permissions/index.ts'

/** What of its groups' boards a player sees among their own tasks. */
export type Boards = { readonly groups: ReadonlyArray<Group>; readonly tasks: ReadonlyArray<SharedTask> }

/**
 * The tasks of boards among a player's own: of groups that they chose to see there and that have a plan, what was given
 * to them or to nobody. Reference, rules 13.1.
 */
export const mirroredTasks = (user: User, { groups, tasks }: Boards, now: Instant): ReadonlyArray<SharedTask> => {
  const chosen = groups.filter(
    (group) =>
      user.preferences.tasks.mirrorGroupTasks.includes(group._id) && isMember(user, group) && hasPlan(group, now),
  )
  const ids = new Set<string>(chosen.map(({ _id }) => _id))
  return tasks.filter(
    ({ group: { id = '', assignedUsers } }) =>
      ids.has(id) && (assignedUsers.length === 0 || assignedUsers.includes(user._id)),
  )
}
