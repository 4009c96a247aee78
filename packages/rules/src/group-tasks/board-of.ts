import type { Instant } from '../kernel/index.ts'
import type { Group, SharedTask, User } from '../model/index.ts'
import { hasPlan, isMember } from '../permissions/index.ts'

/** The boards of which a player may see tasks among their own. */
export type Boards = { readonly groups: ReadonlyArray<Group>; readonly tasks: ReadonlyArray<SharedTask> }

/**
 * The board tasks shown among a player's own: from groups with a plan that they chose to see there, assigned to them or
 * to nobody. docs/reference/rules.md 13.1.
 */
export const mirroredTasks = (user: User, { groups, tasks }: Boards, now: Instant): ReadonlyArray<SharedTask> => {
  const mirrored = groups.filter(
    (group) =>
      user.preferences.tasks.mirrorGroupTasks.includes(group._id) && isMember(user, group) && hasPlan(group, now),
  )
  const ids = new Set<string>(mirrored.map(({ _id }) => _id))
  return tasks.filter(
    ({ group: { id = '', assignedUsers } }) =>
      ids.has(id) && (assignedUsers.length === 0 || assignedUsers.includes(user._id)),
  )
}
