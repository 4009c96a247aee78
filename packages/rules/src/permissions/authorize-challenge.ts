import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import type { Challenge, Group, User } from '../model/index.ts'
import { hasPrivilege } from './privileges.ts'
import { canView, isMember } from './membership.ts'

/** The number of reports at which a challenge is hidden. docs/reference/api.md 4.3. */
const HIDDEN_CHALLENGE_FLAGS = 2

/** The actor and the challenge. `group` is undefined if it no longer exists. */
export type ChallengeRequest = {
  readonly actor: User
  readonly challenge: Challenge
  readonly group: Group | undefined
}

/** Whether the user takes part in the challenge. Its leader does so only after joining. */
export const isParticipant = (user: User, { _id }: Pick<Challenge, '_id'>): boolean => user.challenges.includes(_id)

const leads = ({ actor, challenge }: ChallengeRequest): boolean => challenge.leader === actor._id
const isStaff = ({ actor }: ChallengeRequest): boolean => hasPrivilege(actor, 'challengeAdmin')
const seesGroup = ({ actor, group }: ChallengeRequest): boolean => group !== undefined && canView(actor, group)
const isInGroup = ({ actor, group }: ChallengeRequest): boolean => group !== undefined && isMember(actor, group)

const isHidden = ({ actor, challenge }: ChallengeRequest): boolean =>
  challenge.flagCount >= HIDDEN_CHALLENGE_FLAGS && !isParticipant(actor, challenge) && !hasPrivilege(actor, 'moderator')

const isVisible = (request: ChallengeRequest): boolean => {
  if (leads(request) || isStaff(request)) return true
  return (isParticipant(request.actor, request.challenge) || seesGroup(request)) && !isHidden(request)
}

/**
 * The actions on a challenge, and the reason for refusing each. docs/reference/api.md 4.3;
 * docs/decisions/054-challenge-admins.md.
 */
const RULES = {
  /** The challenge, its tasks, and its participants with their progress. */
  view: (request: ChallengeRequest) => (isVisible(request) ? undefined : 'challengeNotFound'),
  join: (request: ChallengeRequest) => {
    if (isParticipant(request.actor, request.challenge)) return 'userAlreadyInChallenge'
    return leads(request) || (isInGroup(request) && !isHidden(request)) ? undefined : 'challengeNotFound'
  },
  leave: ({ actor, challenge }: ChallengeRequest) =>
    isParticipant(actor, challenge) ? undefined : 'challengeMemberNotFound',
  update: (request: ChallengeRequest) => {
    if (!isVisible(request)) return 'challengeNotFound'
    return leads(request) || isStaff(request) ? undefined : 'onlyLeaderUpdateChal'
  },
  end: (request: ChallengeRequest) => (leads(request) || isStaff(request) ? undefined : 'onlyLeaderDeleteChal'),
  editTasks: (request: ChallengeRequest) =>
    leads(request) || isStaff(request) ? undefined : 'onlyChalLeaderEditTasks',
  report: (request: ChallengeRequest) =>
    isVisible(request) || hasPrivilege(request.actor, 'moderator') ? undefined : 'challengeNotFound',
  clearFlags: ({ actor }: ChallengeRequest) =>
    hasPrivilege(actor, 'moderator') ? undefined : 'messageGroupChatAdminClearFlagCount',
} as const

export type ChallengeAction = keyof typeof RULES
export type ChallengeRefusal<Action extends ChallengeAction> =
  | NonNullable<ReturnType<(typeof RULES)[Action]>>
  | 'challengeNotFound'

type ChallengeLookup = Omit<ChallengeRequest, 'challenge'> & { readonly challenge: Challenge | undefined }

/** The challenge if the player may perform this action on it, else a refusal. */
export const authorizeChallengeAction = <Action extends ChallengeAction>(
  action: Action,
  { challenge, ...rest }: ChallengeLookup,
): Result<ChallengeRefusal<Action>, Challenge> => {
  if (challenge === undefined) return refuse('challengeNotFound')
  const reason = RULES[action]({ ...rest, challenge }) as ChallengeRefusal<Action> | undefined
  return reason === undefined ? E.right(challenge) : refuse(reason)
}
