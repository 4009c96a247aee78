import type { Challenge, Group, User } from '@daykeep/rules/model'
import { hasPrivilege } from '@daykeep/rules/permissions'
import type { WireChallenge } from '../contract/index.ts'
import { toPerson } from './person.ts'

/** A challenge with its leader and its group, as far as they are there. */
export type ChallengeParts = {
  readonly challenge: Challenge
  readonly leader: User | undefined
  readonly group: Group | undefined
}

/** A challenge as a player sees it: reports are for moderators. docs/reference/api.md 3.5. */
export const toWireChallenge =
  (reader: User) =>
  ({ challenge, leader, group }: ChallengeParts): WireChallenge => ({
    ...challenge,
    ...(hasPrivilege(reader, 'moderator') ? {} : { flags: {}, flagCount: 0 }),
    id: challenge._id,
    leader: leader === undefined ? null : toPerson(leader),
    group: group === undefined ? null : toGroupOfChallenge(group),
  })

const toGroupOfChallenge = ({ _id, name, type, privacy, summary, leader, categories }: Group) => ({
  _id,
  id: _id,
  name,
  type,
  privacy,
  summary,
  leader,
  categories,
})
