import { mayGetGems } from '@daykeep/rules/group-plans'
import type { Instant } from '@daykeep/rules/kernel'
import type { Group, User } from '@daykeep/rules/model'
import type { Store } from '../store/index.ts'

/** Whether the groups of a player let them get gems. docs/reference/rules.md 11.6. */
export const getsGems = async (store: Pick<Store, 'getMany'>, user: User, now: Instant): Promise<boolean> => {
  const groups = await store.getMany<Group>('groups', [...user.guilds, ...(user.party._id ? [user.party._id] : [])])
  return mayGetGems(
    user,
    groups.map(({ body }) => body),
    now,
  )
}
