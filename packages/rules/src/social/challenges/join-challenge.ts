import * as E from 'fp-ts/lib/Either.js'
import type { World } from '../../kernel/index.ts'
import { asKey, type Challenge, hasAchievement, withAchievements } from '../../model/index.ts'
import { decideOnChallenge } from '../permissions/index.ts'
import { actorOf, type By, documentOf, done, type SocialRule, toldTo, withUser } from '../society/index.ts'
import { askedChallenge } from './asked.ts'
import { takePart } from './take-part.ts'

export type OneChallenge = By & { readonly challenge: string }

type Refusals = 'challengeNotFound' | 'userAlreadyInChallenge'

const ACHIEVEMENT = 'joinedChallenge'

/**
 * Takes part in a challenge; the first one is an achievement. Reference, rules 11.5. Needs the challenge, its group, its
 * tasks, and the player with their copies of an earlier time.
 */
export const joinChallenge: SocialRule<keyof World, OneChallenge, Refusals, Challenge> =
  (world) =>
  ({ by, challenge: id }) =>
  (society) => {
    const decided = decideOnChallenge('join', askedChallenge(society, by, id))
    if (E.isLeft(decided)) return decided
    const joined = takePart(world, society, actorOf(society, by), decided.right)
    const challenge = documentOf(joined, 'challenges', id) ?? decided.right
    const member = actorOf(joined, by)
    if (hasAchievement(member.achievements, asKey(ACHIEVEMENT))) return done(joined, challenge)
    const first = withAchievements(member, { [ACHIEVEMENT]: true })
    return done(withUser(joined, first), challenge, toldTo(member._id, [{ type: 'ChallengeFirstJoined' }]))
  }
