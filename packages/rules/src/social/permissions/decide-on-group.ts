import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Instant, refuse } from '../../kernel/index.ts'
import { type Group, TAVERN, type User } from '../../model/index.ts'
import { holds } from './privileges.ts'
import { everHadPlan, hasLastingPlan, hasPlan, isInvited, isLeader, isMember, runsBoard, sees } from './standing.ts'

/** Invitations by e-mail that a player may send in all. Reference, rules 11.2. */
export const MOST_MAILED_INVITATIONS = 200

/** Who asks about which group, and when. */
export type Asked = { readonly actor: User; readonly group: Group; readonly now: Instant }

/** What may be done with a group, and why not. Reference, api 4.2 and 4.4; rules 15 number 30. */
const RULES = {
  view: ({ actor, group }: Asked) => (sees(actor, group) || isGuildOfStaff(actor, group) ? undefined : 'groupNotFound'),
  /** Members, invitations, chat and challenges. */
  look: ({ actor, group }: Asked) => (sees(actor, group) ? undefined : 'groupNotFound'),
  update: ({ actor, group }: Asked) => {
    if (!sees(actor, group) && !holds(actor, 'moderator') && !isGuildOfStaff(actor, group)) return 'groupNotFound'
    if (isLeader(actor, group)) return undefined
    const mayEdit = group.type === 'guild' && (holds(actor, 'moderator') || holds(actor, 'challengeAdmin'))
    return mayEdit ? undefined : 'messageGroupOnlyLeaderCanUpdate'
  },
  handOver: (asked: Asked) =>
    RULES.update(asked) ?? (hasLastingPlan(asked.group) ? 'cannotChangeLeaderWithActiveGroupPlan' : undefined),
  invite: ({ actor, group }: Asked) => {
    if (actor.flags.chatRevoked === true) return 'chatPrivilegesRevoked'
    if (actor.invitesSent >= MOST_MAILED_INVITATIONS) return 'inviteLimitReached'
    if (!isMember(actor, group) || group._id === TAVERN) return 'groupNotFound'
    return everHadPlan(group) && !isLeader(actor, group) ? 'onlyGroupLeaderCanInviteToGroupPlan' : undefined
  },
  removeMembers: ({ actor, group }: Asked) => {
    if (!sees(actor, group) && !holds(actor, 'moderator')) return 'groupNotFound'
    if (isLeader(actor, group)) return undefined
    return group.type === 'guild' && holds(actor, 'moderator') ? undefined : 'onlyLeaderCanRemoveMember'
  },
  nameManagers: ({ actor, group }: Asked) => {
    if (!sees(actor, group)) return 'groupNotFound'
    return isLeader(actor, group) ? undefined : 'messageGroupOnlyLeaderCanUpdate'
  },
  join: ({ actor, group }: Asked) => {
    const isOpen = group.type === 'guild' && group.privacy === 'public'
    if (!isOpen && !isInvited(actor, group)) return 'messageGroupRequiresInvite'
    return isMember(actor, group) ? 'youAreAlreadyInGroup' : undefined
  },
  leave: ({ actor, group }: Asked) => (isMember(actor, group) && group._id !== TAVERN ? undefined : 'groupNotFound'),
  writeChat: ({ actor, group }: Asked) => {
    if (!isMember(actor, group)) return 'groupNotFound'
    return actor.flags.chatRevoked === true ? 'chatPrivilegesRevoked' : undefined
  },
  reportChat: ({ actor, group }: Asked) =>
    sees(actor, group) || holds(actor, 'moderator') ? undefined : 'groupNotFound',
  makeChallenge: ({ actor, group }: Asked) => {
    if (!sees(actor, group)) return 'groupNotFound'
    if (!isMember(actor, group)) return 'mustBeGroupMember'
    return group.leaderOnly.challenges && !isLeader(actor, group) ? 'onlyGroupLeaderChal' : undefined
  },
  readBoard: ({ actor, group, now }: Asked) =>
    isMember(actor, group) && hasPlan(group, now) ? undefined : 'groupNotFound',
  editBoard: (asked: Asked) =>
    RULES.readBoard(asked) ?? (runsBoard(asked.actor, asked.group) ? undefined : 'onlyGroupLeaderCanEditTasks'),
} as const

export type GroupAction = keyof typeof RULES
export type GroupRefusal<Action extends GroupAction> = NonNullable<ReturnType<(typeof RULES)[Action]>> | 'groupNotFound'

type Asking = { readonly actor: User; readonly group: Group | undefined; readonly now: Instant }

/** May the player do this with the group? The group, or why not; a group that is not there is not found. */
export const decideOnGroup = <Action extends GroupAction>(
  action: Action,
  { group, ...rest }: Asking,
): Answer<GroupRefusal<Action>, Group> => {
  if (group === undefined) return refuse('groupNotFound')
  const reason = RULES[action]({ ...rest, group }) as GroupRefusal<Action> | undefined
  return reason === undefined ? E.right(group) : refuse(reason)
}

/** Staff for challenges may look at guilds and change them without being in them; parties are nobody else's. */
const isGuildOfStaff = (actor: User, group: Group): boolean => group.type === 'guild' && holds(actor, 'challengeAdmin')
