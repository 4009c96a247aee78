import type { Group, User } from '../../model/index.ts'
import { isInvited, isMember } from '../permissions/index.ts'
import type { Society } from '../society/index.ts'

/** The members of a group, as far as they are loaded. */
export const membersOf = (society: Society, group: Group): ReadonlyArray<User> =>
  Object.values(society.users).filter((user) => isMember(user, group))

/** Who is invited to a group and has not answered, as far as they are loaded. */
export const invitedTo = (society: Society, group: Group): ReadonlyArray<User> =>
  Object.values(society.users).filter((user) => isInvited(user, group))
