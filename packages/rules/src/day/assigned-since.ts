import { fromIso } from '../kernel/index.ts'
import type { Task, User } from '../model/index.ts'

/**
 * Whether a task was assigned after the player was last active; the new day leaves such tasks alone.
 * docs/reference/rules.md 3.4 step 6 and 3.5.
 */
export const isAssignedSince = (user: User, { group }: Task): boolean =>
  group.assignedDate !== undefined && fromIso(group.assignedDate) > fromIso(user.auth.timestamps.updated)
