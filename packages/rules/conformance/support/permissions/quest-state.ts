import type { PartyState } from '../../../src/quests/index.ts'
import { isMember } from '../../../src/social/permissions/index.ts'
import type { Society } from '../../../src/social/society/index.ts'

/** A group and its members, as the rules of quests look at them. */
export const questStateOf = (society: Society, id: string): PartyState => {
  const group = society.groups[id]
  if (group === undefined) throw new Error(`no group ${id}`)
  const members = Object.values(society.users).filter((user) => isMember(user, group))
  return { party: group, members: Object.fromEntries(members.map((user) => [user._id, user])) }
}
