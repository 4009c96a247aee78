import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Instant, refuse } from '../kernel/index.ts'
import { type Group, TAVERN, type User } from '../model/index.ts'
import { hasPrivilege } from './privileges.ts'
import {
  everHadPlan,
  hasLastingPlan,
  hasPlan,
  isInvited,
  isLeader,
  isMember,
  canManageBoard,
  canView,
} from './membership.ts'

/** How many invitations by e-mail a player may send in total. docs/reference/rules.md 11.2. */
const MAX_MAILED_INVITATIONS = 200

/** The actor, the group and the time of the request. */
export type GroupRequest = { readonly actor: User; readonly group: Group; readonly now: Instant }

/**
 * The actions on a group, and the reason for refusing each. docs/reference/api.md 4.2 and 4.4;
 * docs/decisions/054-challenge-admins.md.
 */
const RULES = {
  view: ({ actor, group }: GroupRequest) =>
    canView(actor, group) || isGuildOfStaff(actor, group) ? undefined : 'groupNotFound',
  /** Members, invitations, chat and challenges. */
  look: ({ actor, group }: GroupRequest) => (canView(actor, group) ? undefined : 'groupNotFound'),
  update: ({ actor, group }: GroupRequest) => {
    if (!canView(actor, group) && !hasPrivilege(actor, 'moderator') && !isGuildOfStaff(actor, group))
      return 'groupNotFound'
    if (isLeader(actor, group)) return undefined
    const mayEdit =
      group.type === 'guild' && (hasPrivilege(actor, 'moderator') || hasPrivilege(actor, 'challengeAdmin'))
    return mayEdit ? undefined : 'messageGroupOnlyLeaderCanUpdate'
  },
  handOver: (request: GroupRequest) =>
    RULES.update(request) ?? (hasLastingPlan(request.group) ? 'cannotChangeLeaderWithActiveGroupPlan' : undefined),
  invite: ({ actor, group }: GroupRequest) => {
    if (actor.flags.chatRevoked === true) return 'chatPrivilegesRevoked'
    if (actor.invitesSent >= MAX_MAILED_INVITATIONS) return 'inviteLimitReached'
    if (!isMember(actor, group) || group._id === TAVERN) return 'groupNotFound'
    return everHadPlan(group) && !isLeader(actor, group) ? 'onlyGroupLeaderCanInviteToGroupPlan' : undefined
  },
  removeMembers: ({ actor, group }: GroupRequest) => {
    if (group._id === TAVERN || (!canView(actor, group) && !hasPrivilege(actor, 'moderator'))) return 'groupNotFound'
    if (isLeader(actor, group)) return undefined
    return group.type === 'guild' && hasPrivilege(actor, 'moderator') ? undefined : 'onlyLeaderCanRemoveMember'
  },
  nameManagers: ({ actor, group }: GroupRequest) => {
    if (!canView(actor, group)) return 'groupNotFound'
    return isLeader(actor, group) ? undefined : 'messageGroupOnlyLeaderCanUpdate'
  },
  join: ({ actor, group }: GroupRequest) => {
    const isOpen = group.type === 'guild' && group.privacy === 'public'
    if (!isOpen && !isInvited(actor, group)) return 'messageGroupRequiresInvite'
    return isMember(actor, group) ? 'youAreAlreadyInGroup' : undefined
  },
  leave: ({ actor, group }: GroupRequest) =>
    isMember(actor, group) && group._id !== TAVERN ? undefined : 'groupNotFound',
  writeChat: ({ actor, group }: GroupRequest) => {
    if (!isMember(actor, group)) return 'groupNotFound'
    return actor.flags.chatRevoked === true ? 'chatPrivilegesRevoked' : undefined
  },
  reportChat: ({ actor, group }: GroupRequest) =>
    canView(actor, group) || hasPrivilege(actor, 'moderator') ? undefined : 'groupNotFound',
  makeChallenge: ({ actor, group }: GroupRequest) => {
    if (!canView(actor, group)) return 'groupNotFound'
    if (!isMember(actor, group)) return 'mustBeGroupMember'
    return group.leaderOnly.challenges && !isLeader(actor, group) ? 'onlyGroupLeaderChal' : undefined
  },
  readBoard: ({ actor, group, now }: GroupRequest) =>
    isMember(actor, group) && hasPlan(group, now) ? undefined : 'groupNotFound',
  editBoard: (request: GroupRequest) =>
    RULES.readBoard(request) ??
    (canManageBoard(request.actor, request.group) ? undefined : 'onlyGroupLeaderCanEditTasks'),
} as const

export type GroupAction = keyof typeof RULES
export type GroupRefusal<Action extends GroupAction> = NonNullable<ReturnType<(typeof RULES)[Action]>> | 'groupNotFound'

type GroupLookup = { readonly actor: User; readonly group: Group | undefined; readonly now: Instant }

/** The group if it exists and the player may perform this action on it, else a refusal. */
export const authorizeGroupAction = <Action extends GroupAction>(
  action: Action,
  { group, ...rest }: GroupLookup,
): Result<GroupRefusal<Action>, Group> => {
  if (group === undefined) return refuse('groupNotFound')
  const reason = RULES[action]({ ...rest, group }) as GroupRefusal<Action> | undefined
  return reason === undefined ? E.right(group) : refuse(reason)
}

/** Challenge admins may view and change guilds that they are not in, but no parties. */
const isGuildOfStaff = (actor: User, group: Group): boolean =>
  group.type === 'guild' && hasPrivilege(actor, 'challengeAdmin')
