import * as E from 'fp-ts/lib/Either.js'
import { refuseAs } from '../../kernel/index.ts'
import { authorizeChallengeAction } from '../../permissions/index.ts'
import { requireActor, succeed, type SharedRule } from '../../documents/index.ts'
import { challengeRequest } from '../challenge-request.ts'
import type { OneChallenge } from './join-challenge.ts'
import { type KeepTasks, withoutParticipant } from './without-participant.ts'

export type LeaveChallenge = OneChallenge & { readonly keep?: KeepTasks }

type Refusals = 'challengeNotFound' | 'challengeMemberNotFound'

/** Leaves a challenge. The copies of its tasks stay unless the player chooses otherwise. */
export const leaveChallenge: SharedRule<never, LeaveChallenge, Refusals, undefined> =
  () =>
  ({ actorId, challenge: id, keep = 'keep-all' }) =>
  (documents) => {
    const authorized = authorizeChallengeAction('leave', challengeRequest(documents, actorId, id))
    if (E.isRight(authorized))
      return succeed(withoutParticipant(documents, requireActor(documents, actorId), authorized.right, keep), undefined)
    return authorized.left.key === 'challengeMemberNotFound'
      ? refuseAs('notAuthorized', authorized.left.key)
      : authorized
  }
