import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'
import type { Challenge, Group, User } from '../../model/index.ts'
import { holds } from './privileges.ts'
import { sees } from './standing.ts'

/** Reports from which on a challenge is hidden. Reference, api 4.3. */
export const HIDDEN_CHALLENGE_FLAGS = 2

/** Who asks about which challenge; `group` is missing when it is gone. */
export type AskedChallenge = {
  readonly actor: User
  readonly challenge: Challenge
  readonly group: Group | undefined
}

export const takesPart = (user: User, { _id }: Pick<Challenge, '_id'>): boolean => user.challenges.includes(_id)

const leads = ({ actor, challenge }: AskedChallenge): boolean => challenge.leader === actor._id
const isStaff = ({ actor }: AskedChallenge): boolean => holds(actor, 'challengeAdmin')
const seesGroup = ({ actor, group }: AskedChallenge): boolean => group !== undefined && sees(actor, group)

const isHidden = ({ actor, challenge }: AskedChallenge): boolean =>
  challenge.flagCount >= HIDDEN_CHALLENGE_FLAGS && !takesPart(actor, challenge) && !holds(actor, 'moderator')

const isVisible = (asked: AskedChallenge): boolean => {
  if (leads(asked) || isStaff(asked)) return true
  return (takesPart(asked.actor, asked.challenge) || seesGroup(asked)) && !isHidden(asked)
}

/** What may be done with a challenge, and why not. Reference, api 4.3 and rules 15 number 30. */
const RULES = {
  /** The challenge, its tasks, who takes part and how far they are. */
  view: (asked: AskedChallenge) => (isVisible(asked) ? undefined : 'challengeNotFound'),
  join: (asked: AskedChallenge) => {
    if (takesPart(asked.actor, asked.challenge)) return 'userAlreadyInChallenge'
    return leads(asked) || (seesGroup(asked) && !isHidden(asked)) ? undefined : 'challengeNotFound'
  },
  leave: ({ actor, challenge }: AskedChallenge) =>
    takesPart(actor, challenge) ? undefined : 'challengeMemberNotFound',
  update: (asked: AskedChallenge) => {
    if (!isVisible(asked)) return 'challengeNotFound'
    return leads(asked) || isStaff(asked) ? undefined : 'onlyLeaderUpdateChal'
  },
  end: (asked: AskedChallenge) => (leads(asked) || isStaff(asked) ? undefined : 'onlyLeaderDeleteChal'),
  editTasks: (asked: AskedChallenge) => (leads(asked) || isStaff(asked) ? undefined : 'onlyChalLeaderEditTasks'),
  report: (asked: AskedChallenge) =>
    isVisible(asked) || holds(asked.actor, 'moderator') ? undefined : 'challengeNotFound',
  clearFlags: ({ actor }: AskedChallenge) =>
    holds(actor, 'moderator') ? undefined : 'messageGroupChatAdminClearFlagCount',
} as const

export type ChallengeAction = keyof typeof RULES
export type ChallengeRefusal<Action extends ChallengeAction> =
  | NonNullable<ReturnType<(typeof RULES)[Action]>>
  | 'challengeNotFound'

type Asking = Omit<AskedChallenge, 'challenge'> & { readonly challenge: Challenge | undefined }

/** May the player do this with the challenge? The challenge, or why not. */
export const decideOnChallenge = <Action extends ChallengeAction>(
  action: Action,
  { challenge, ...rest }: Asking,
): Answer<ChallengeRefusal<Action>, Challenge> => {
  if (challenge === undefined) return refuse('challengeNotFound')
  const reason = RULES[action]({ ...rest, challenge }) as ChallengeRefusal<Action> | undefined
  return reason === undefined ? E.right(challenge) : refuse(reason)
}
