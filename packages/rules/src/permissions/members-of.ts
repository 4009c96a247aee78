import type { Group, User } from '../model/index.ts'
import { isInvited, isMember } from './membership.ts'
import type { Documents } from '../documents/index.ts'

/** The members of a group, as far as they are loaded. */
export const membersOf = (documents: Documents, group: Group): ReadonlyArray<User> =>
  Object.values(documents.users).filter((user) => isMember(user, group))

/** Players with an open invitation to a group, as far as they are loaded. */
export const invitedTo = (documents: Documents, group: Group): ReadonlyArray<User> =>
  Object.values(documents.users).filter((user) => isInvited(user, group))
