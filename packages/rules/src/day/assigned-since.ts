import { fromIso } from '../kernel/index.ts'
import type { Task, User } from '../model/index.ts'

/** A task assigned after the player was last here is left alone. Reference, rules 3.4 step 6 and 3.5. */
export const isAssignedSince = (user: User, { group }: Task): boolean =>
  group.assignedDate !== undefined && fromIso(group.assignedDate) > fromIso(user.auth.timestamps.updated)
