import * as E from 'fp-ts/lib/Either.js'
import { GEMS_PER_BALANCE } from '../purse/index.ts'
import { refuse } from '../kernel/index.ts'
import { type Challenge, type User, withAchievements } from '../model/index.ts'
import { gainGems } from '../gifts/index.ts'
import { mayGetGems } from '../group-plans/index.ts'
import { authorizeChallengeAction, isParticipant } from '../permissions/index.ts'
import {
  type AddressedEvent,
  type Documents,
  eventsFor,
  findDocument,
  type SharedRule,
  succeed,
  withUser,
} from '../documents/index.ts'
import { challengeRequest } from './challenge-request.ts'
import { endChallenge } from './delete-challenge.ts'
import type { OneChallenge } from './participants/join-challenge.ts'

export type SelectWinner = OneChallenge & { readonly winner: string }

type Refusals = 'challengeNotFound' | 'onlyLeaderDeleteChal' | 'winnerNotFound'

/**
 * Ends a challenge and gives the prize to the winner. If the winner's group reserves gems for its leader, the prize
 * goes back to the leader of the challenge. docs/reference/rules.md 11.5 and 11.6.
 */
export const selectWinner: SharedRule<'now', SelectWinner, Refusals, undefined> =
  ({ now }) =>
  ({ actorId, challenge: id, winner: winnerId }) =>
  (documents) => {
    const authorized = authorizeChallengeAction('end', challengeRequest(documents, actorId, id))
    if (E.isLeft(authorized)) return authorized
    const challenge = authorized.right
    const winner = findDocument(documents, 'users', winnerId)
    if (winner === undefined || !isParticipant(winner, challenge)) return refuse('winnerNotFound', { userId: winnerId })
    const ended = endChallenge(documents, challenge, { broken: 'CHALLENGE_CLOSED', winner: winner.profile.name })
    const honoured = withUser(ended, withHonour(findDocument(ended, 'users', winnerId) ?? winner, challenge))
    const receiver = mayGetGems(winner, Object.values(documents.groups), now) ? winner._id : challenge.leader
    const paid = withPrize(honoured, receiver, challenge)
    const { _id, name, prize, leader } = challenge
    const won = { type: 'ChallengeWon', challenge: _id, name, prize, leader } as const
    return succeed(paid.state, undefined, [{ to: winner._id, event: won }, ...paid.events])
  }

const withHonour = (winner: User, { name }: Challenge): User =>
  withAchievements(winner, { challenges: [...winner.achievements.challenges, name] })

const withPrize = (
  documents: Documents,
  to: string,
  { prize, _id }: Challenge,
): { state: Documents; events: ReadonlyArray<AddressedEvent> } => {
  const receiver = findDocument(documents, 'users', to)
  if (receiver === undefined) return { state: documents, events: [] }
  const gained = gainGems({ amount: prize / GEMS_PER_BALANCE, transaction: 'create_challenge', reference: _id })(
    receiver,
  )
  return { state: withUser(documents, gained.state), events: eventsFor(receiver._id, gained.events) }
}
