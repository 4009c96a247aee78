import * as E from 'fp-ts/lib/Either.js'
import { GEMS_PER_BALANCE } from '../purse/index.ts'
import type { RuleContext } from '../kernel/index.ts'
import type { Challenge, Task } from '../model/index.ts'
import { gainGems } from '../gifts/index.ts'
import { authorizeChallengeAction } from '../permissions/index.ts'
import {
  type Documents,
  eventsFor,
  findDocument,
  type SharedRule,
  succeed,
  withDocuments,
  withGroup,
  withoutDocuments,
  withUser,
} from '../documents/index.ts'
import { challengeRequest } from './challenge-request.ts'
import { copiesOf, originalsOf } from './tasks/copies.ts'
import type { OneChallenge } from './participants/join-challenge.ts'
import { withoutChallenge } from './participants/without-participant.ts'

type Refusals = 'challengeNotFound' | 'onlyLeaderDeleteChal'

/**
 * Ends a challenge without a winner. The prize goes back to its leader, even if the group's bank paid for it.
 * docs/reference/rules.md 11.5.
 */
export const deleteChallenge: SharedRule<keyof RuleContext, OneChallenge, Refusals, undefined> =
  () =>
  ({ actorId, challenge: id }) =>
  (documents) => {
    const authorized = authorizeChallengeAction('end', challengeRequest(documents, actorId, id))
    if (E.isLeft(authorized)) return authorized
    const ended = endChallenge(documents, authorized.right, { broken: 'CHALLENGE_DELETED' })
    const leader = findDocument(ended, 'users', authorized.right.leader)
    if (leader === undefined) return succeed(ended, undefined)
    const amount = authorized.right.prize / GEMS_PER_BALANCE
    const refunded = gainGems({ amount, transaction: 'create_challenge', reference: id })(leader)
    return succeed(withUser(ended, refunded.state), undefined, eventsFor(leader._id, refunded.events))
  }

/** Why the challenge is over, as its copies store it, with the name of the winner if there is one. */
export type Ending = {
  readonly broken: NonNullable<Task['challenge']['broken']>
  readonly winner?: string
}

/**
 * Removes the challenge and its tasks. The copies stay with their owners, marked as broken. docs/reference/rules.md
 * 11.5.
 */
export const endChallenge = (documents: Documents, challenge: Challenge, ending: Ending): Documents => {
  const members = Object.values(documents.users).filter(({ challenges }) => challenges.includes(challenge._id))
  const group = findDocument(documents, 'groups', challenge.group)
  const withoutMembers = withDocuments(
    documents,
    'users',
    members.map((user) => withoutChallenge(user, challenge)),
  )
  const broken = withDocuments(
    withoutMembers,
    'tasks',
    copiesOf(documents, challenge).map((copy) => brokenCopy(copy, ending)),
  )
  const counted =
    group === undefined
      ? broken
      : withGroup(broken, { ...group, challengeCount: Math.max(0, group.challengeCount - 1) })
  const originals = originalsOf(documents, challenge).map(({ _id }) => _id)
  return withoutDocuments(withoutDocuments(counted, 'sharedTasks', originals), 'challenges', [challenge._id])
}

const brokenCopy = (copy: Task, { broken, winner }: Ending): Task => ({
  ...copy,
  challenge: { ...copy.challenge, broken, ...(winner === undefined ? {} : { winner }) },
})
