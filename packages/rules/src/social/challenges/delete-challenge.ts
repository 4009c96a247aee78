import * as E from 'fp-ts/lib/Either.js'
import { GEMS_PER_BALANCE } from '../../inventory/index.ts'
import type { World } from '../../kernel/index.ts'
import { gainGems } from '../gifts/index.ts'
import { decideOnChallenge } from '../permissions/index.ts'
import { documentOf, done, type SocialRule, toldTo, withUser } from '../society/index.ts'
import { askedChallenge } from './asked.ts'
import { end } from './end.ts'
import type { OneChallenge } from './join-challenge.ts'

type Refusals = 'challengeNotFound' | 'onlyLeaderDeleteChal'

/**
 * Ends a challenge without a winner. The prize goes back to its leader, even if the group's bank had paid. Reference,
 * rules 11.5. Needs the challenge, its leader, its group, its tasks, all who take part and their copies.
 */
export const deleteChallenge: SocialRule<keyof World, OneChallenge, Refusals, undefined> =
  () =>
  ({ by, challenge: id }) =>
  (society) => {
    const decided = decideOnChallenge('end', askedChallenge(society, by, id))
    if (E.isLeft(decided)) return decided
    const ended = end(society, decided.right, { broken: 'CHALLENGE_DELETED' })
    const leader = documentOf(ended, 'users', decided.right.leader)
    if (leader === undefined) return done(ended, undefined)
    const amount = decided.right.prize / GEMS_PER_BALANCE
    const refunded = gainGems({ amount, transaction: 'create_challenge', reference: id })(leader)
    return done(withUser(ended, refunded.state), undefined, toldTo(leader._id, refunded.events))
  }
