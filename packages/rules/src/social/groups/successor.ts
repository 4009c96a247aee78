import { fromIso } from '../../kernel/index.ts'
import type { Group, User } from '../../model/index.ts'

/**
 * Who leads a group after its leader: the member who has been in it longest, by id among those who came together.
 * Reference, rules 11.4 and 18.
 */
export const successorOf = (group: Group, members: ReadonlyArray<User>): User | undefined => {
  const since = ({ memberSince, auth }: User): number => fromIso(memberSince?.[group._id] ?? auth.timestamps.created)
  return [...members].sort((a, b) => since(a) - since(b) || (a._id < b._id ? -1 : 1))[0]
}
