import * as E from 'fp-ts/lib/Either.js'
import { GEMS_PER_BALANCE } from '../../inventory/index.ts'
import { refuse } from '../../kernel/index.ts'
import { type Challenge, type User, withAchievements } from '../../model/index.ts'
import { gainGems } from '../gifts/index.ts'
import { mayGetGems } from '../group-plans/index.ts'
import { decideOnChallenge, takesPart } from '../permissions/index.ts'
import { documentOf, done, type SocialRule, type Society, type Told, toldTo, withUser } from '../society/index.ts'
import { askedChallenge } from './asked.ts'
import { end } from './end.ts'
import type { OneChallenge } from './join-challenge.ts'

export type SelectWinner = OneChallenge & { readonly winner: string }

type Refusals = 'challengeNotFound' | 'onlyLeaderDeleteChal' | 'winnerNotFound'

/**
 * Ends a challenge with a winner, who gets the prize; where a group does not let its members get gems, the leader of the
 * challenge gets it back. Reference, rules 11.5 and 11.6. Needs what `deleteChallenge` needs, and the winner's groups.
 */
export const selectWinner: SocialRule<'now', SelectWinner, Refusals, undefined> =
  ({ now }) =>
  ({ by, challenge: id, winner: winnerId }) =>
  (society) => {
    const decided = decideOnChallenge('end', askedChallenge(society, by, id))
    if (E.isLeft(decided)) return decided
    const challenge = decided.right
    const winner = documentOf(society, 'users', winnerId)
    if (winner === undefined || !takesPart(winner, challenge)) return refuse('winnerNotFound', { userId: winnerId })
    const ended = end(society, challenge, { broken: 'CHALLENGE_CLOSED', winner: winner.profile.name })
    const honoured = withUser(ended, withHonour(documentOf(ended, 'users', winnerId) ?? winner, challenge))
    const receiver = mayGetGems(winner, Object.values(society.groups), now) ? winner._id : challenge.leader
    const paid = withPrize(honoured, receiver, challenge)
    const { _id, name, prize, leader } = challenge
    const won = { type: 'ChallengeWon', challenge: _id, name, prize, leader } as const
    return done(paid.state, undefined, [{ to: winner._id, event: won }, ...paid.told])
  }

const withHonour = (winner: User, { name }: Challenge): User =>
  withAchievements(winner, { challenges: [...winner.achievements.challenges, name] })

const withPrize = (
  society: Society,
  to: string,
  { prize, _id }: Challenge,
): { state: Society; told: ReadonlyArray<Told> } => {
  const receiver = documentOf(society, 'users', to)
  if (receiver === undefined) return { state: society, told: [] }
  const gained = gainGems({ amount: prize / GEMS_PER_BALANCE, transaction: 'create_challenge', reference: _id })(
    receiver,
  )
  return { state: withUser(society, gained.state), told: toldTo(receiver._id, gained.events) }
}
