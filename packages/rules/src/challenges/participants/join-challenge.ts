import * as E from 'fp-ts/lib/Either.js'
import type { RuleContext } from '../../kernel/index.ts'
import { asKey, type Challenge, hasAchievement, withAchievements } from '../../model/index.ts'
import { authorizeChallengeAction } from '../../permissions/index.ts'
import { requireActor, findDocument, succeed, type SharedRule, eventsFor, withUser } from '../../documents/index.ts'
import { challengeRequest } from '../challenge-request.ts'
import { withParticipant } from './with-participant.ts'

export type OneChallenge = { readonly challenge: string }

type Refusals = 'challengeNotFound' | 'userAlreadyInChallenge'

const ACHIEVEMENT = 'joinedChallenge'

/** Joins a challenge. The first one earns an achievement. docs/reference/rules.md 11.5. */
export const joinChallenge: SharedRule<keyof RuleContext, OneChallenge, Refusals, Challenge> =
  (context) =>
  ({ actorId, challenge: id }) =>
  (documents) => {
    const authorized = authorizeChallengeAction('join', challengeRequest(documents, actorId, id))
    if (E.isLeft(authorized)) return authorized
    const joined = withParticipant(context, documents, requireActor(documents, actorId), authorized.right)
    const challenge = findDocument(joined, 'challenges', id) ?? authorized.right
    const member = requireActor(joined, actorId)
    if (hasAchievement(member.achievements, asKey(ACHIEVEMENT))) return succeed(joined, challenge)
    const first = withAchievements(member, { [ACHIEVEMENT]: true })
    return succeed(withUser(joined, first), challenge, eventsFor(member._id, [{ type: 'ChallengeFirstJoined' }]))
  }
