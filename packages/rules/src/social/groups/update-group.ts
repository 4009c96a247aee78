import * as E from 'fp-ts/lib/Either.js'
import { refuse, refuseFields, type World } from '../../kernel/index.ts'
import type { Group } from '../../model/index.ts'
import { decideOnGroup, holds, isMember } from '../permissions/index.ts'
import { actorOf, type By, documentOf, done, type SocialRule, withGroup } from '../society/index.ts'
import { wordRefusal } from './create-group.ts'
import { type GroupChanges, LONGEST_SUMMARY } from './new-group.ts'

export type UpdateGroup = By & { readonly group: string; readonly changes: GroupChanges }

type Refusals =
  | 'invalidReqParams'
  | 'summaryLengthExceedsMax'
  | 'groupNotFound'
  | 'messageGroupOnlyLeaderCanUpdate'
  | 'cannotChangeLeaderWithActiveGroupPlan'
  | 'userMustBeMember'
  | 'bannedSlurUsed'
  | 'bannedWordUsed'

/**
 * Changes what is written about a group, who may do what in it, or who leads it. Reference, rules 11.4. Needs the group,
 * and the new leader.
 */
export const updateGroup: SocialRule<keyof World, UpdateGroup, Refusals, Group> =
  ({ catalogue, now }) =>
  ({ by, group: id, changes }) =>
  (society) => {
    const { leader, name, summary = '' } = changes
    if (name?.trim() === '') return refuseFields([{ path: 'name', key: 'fieldRequired' }])
    if (summary.length > LONGEST_SUMMARY) return refuse('summaryLengthExceedsMax', { max: LONGEST_SUMMARY })
    const actor = actorOf(society, by)
    const asked = { actor, group: documentOf(society, 'groups', id), now }
    const handsOver = leader !== undefined && leader !== asked.group?.leader
    const decided = handsOver ? decideOnGroup('handOver', asked) : decideOnGroup('update', asked)
    if (E.isLeft(decided)) return decided
    const next = documentOf(society, 'users', leader ?? decided.right.leader)
    if (handsOver && (next === undefined || !isMember(next, decided.right))) return refuse('userMustBeMember')
    const refused = wordRefusal(catalogue, { ...changes, privacy: decided.right.privacy })
    if (refused !== undefined && decided.right.bannedWordsAllowed !== true) return refused
    const changed = withChanges(decided.right, changes, holds(actor, 'moderator'))
    const group = handsOver && next !== undefined ? { ...changed, leader: next._id } : changed
    return done(withGroup(society, group), group)
  }

const withChanges = (group: Group, changes: GroupChanges, moderates: boolean): Group => {
  const { leader: _next, leaderOnly, bannedWordsAllowed, ...texts } = changes
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
  return {
    ...group,
    ...written,
    ...(leaderOnly === undefined ? {} : { leaderOnly: { ...group.leaderOnly, ...leaderOnly } }),
    ...(bannedWordsAllowed === undefined || !moderates ? {} : { bannedWordsAllowed }),
  }
}
