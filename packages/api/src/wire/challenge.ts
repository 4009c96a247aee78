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

/**
 * A challenge as a player sees it: who reported it is for moderators, how often also for its leader, and everybody knows
 * of their own report. docs/reference/api.md 3.5; docs/decisions/088-challenges-in-lists.md.
 */
export const toWireChallenge =
  (reader: User) =>
  ({ challenge, leader, group }: ChallengeParts): WireChallenge => ({
    ...challenge,
    ...(hasPrivilege(reader, 'moderator') ? {} : reportsFor(reader, challenge)),
    id: challenge._id,
    leader: leader === undefined ? null : toPerson(leader),
    group: group === undefined ? null : toGroupOfChallenge(group),
  })

const reportsFor = (
  { _id }: User,
  { leader, flags, flagCount }: Challenge,
): Pick<Challenge, 'flags' | 'flagCount'> => ({
  flags: flags[_id] === true ? { [_id]: true } : {},
  flagCount: leader === _id ? flagCount : 0,
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
