import * as E from 'fp-ts/lib/Either.js'
import { refuse, refuseFields, type RuleContext } from '../kernel/index.ts'
import type { Group } from '../model/index.ts'
import { authorizeGroupAction, hasPrivilege, isMember } from '../permissions/index.ts'
import { requireActor, findDocument, succeed, type SharedRule, withGroup } from '../documents/index.ts'
import { LONGEST_SUMMARY } from '../words/index.ts'
import { wordRefusal } from './create-group.ts'
import { type GroupChanges } from './new-group.ts'

export type UpdateGroup = { readonly group: string; readonly changes: GroupChanges }

type Refusals =
  | 'invalidReqParams'
  | 'summaryLengthExceedsMax'
  | 'groupNotFound'
  | 'messageGroupOnlyLeaderCanUpdate'
  | 'cannotChangeLeaderWithActiveGroupPlan'
  | 'userMustBeMember'
  | 'bannedSlurUsed'
  | 'bannedWordUsed'

/** Changes a group's texts, its permissions, or its leader. docs/reference/rules.md 11.4. */
export const updateGroup: SharedRule<keyof RuleContext, UpdateGroup, Refusals, Group> =
  ({ catalogue, now }) =>
  ({ actorId, group: id, changes }) =>
  (documents) => {
    const { leader, name, summary = '' } = changes
    if (name?.trim() === '') return refuseFields('Group', [{ path: 'name', key: 'fieldRequired' }])
    if (summary.length > LONGEST_SUMMARY) return refuse('summaryLengthExceedsMax', { max: LONGEST_SUMMARY })
    const actor = requireActor(documents, actorId)
    const request = { actor, group: findDocument(documents, 'groups', id), now }
    const handsOver = leader !== undefined && leader !== request.group?.leader
    const authorized = handsOver ? authorizeGroupAction('handOver', request) : authorizeGroupAction('update', request)
    if (E.isLeft(authorized)) return authorized
    const successor = findDocument(documents, 'users', leader ?? authorized.right.leader)
    if (handsOver && (successor === undefined || !isMember(successor, authorized.right)))
      return refuse('userMustBeMember')
    const refused = wordRefusal(catalogue, { ...changes, privacy: authorized.right.privacy })
    if (refused !== undefined && authorized.right.bannedWordsAllowed !== true) return refused
    const changed = withChanges(authorized.right, changes, hasPrivilege(actor, 'moderator'))
    const group = handsOver && successor !== undefined ? { ...changed, leader: successor._id } : changed
    return succeed(withGroup(documents, group), group)
  }

const withChanges = (group: Group, changes: GroupChanges, moderates: boolean): Group => {
  const { leader: _next, leaderOnly, bannedWordsAllowed, ...texts } = changes
  const changedTexts = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
  return {
    ...group,
    ...changedTexts,
    ...(leaderOnly === undefined ? {} : { leaderOnly: { ...group.leaderOnly, ...leaderOnly } }),
    ...(bannedWordsAllowed === undefined || !moderates ? {} : { bannedWordsAllowed }),
  }
}
