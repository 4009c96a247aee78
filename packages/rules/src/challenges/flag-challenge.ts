import * as E from 'fp-ts/lib/Either.js'
import { refuse, type RuleContext } from '../kernel/index.ts'
import { type Challenge, LIMITS } from '../model/index.ts'
import { newestEntries } from '../primitives/index.ts'
import { MODERATOR_FLAGS } from '../chat/index.ts'
import { authorizeChallengeAction, hasPrivilege } from '../permissions/index.ts'
import { requireActor, succeed, type SharedRule, withDocuments } from '../documents/index.ts'
import { withClosedCase, withComplaint } from '../reports/index.ts'
import { challengeRequest } from './challenge-request.ts'
import type { OneChallenge } from './participants/join-challenge.ts'

type Refusals =
  | 'challengeNotFound'
  | 'messageChallengeFlagOfficial'
  | 'messageChallengeFlagAlreadyReported'
  | 'messageGroupChatAdminClearFlagCount'

export type FlagChallenge = OneChallenge & { readonly comment?: string }

/**
 * Reports a challenge, once for each player. A moderator's report hides it immediately and may be repeated.
 * docs/reference/api.md 2.13 and 4.1.
 */
export const flagChallenge: SharedRule<keyof RuleContext, FlagChallenge, Refusals, Challenge> =
  ({ now }) =>
  ({ actorId, challenge: id, comment }) =>
  (documents) => {
    const authorized = authorizeChallengeAction('report', challengeRequest(documents, actorId, id))
    if (E.isLeft(authorized)) return authorized
    const actor = requireActor(documents, actorId)
    const moderates = hasPrivilege(actor, 'moderator')
    const { official, flags, flagCount } = authorized.right
    if (official) return refuse('messageChallengeFlagOfficial')
    if (flags[actor._id] === true && !moderates) return refuse('messageChallengeFlagAlreadyReported')
    const flagged = {
      ...authorized.right,
      flags: newestEntries({ ...flags, [actor._id]: true }, LIMITS.voices),
      flagCount: moderates ? MODERATOR_FLAGS : flagCount + 1,
    }
    const reportEvent = { type: 'MessageReported', message: id, ...(comment === undefined ? {} : { comment }) } as const
    const { leader: author, group, name, summary } = flagged
    const state = withComplaint(
      withDocuments(documents, 'challenges', [flagged]),
      { kind: 'challenge', subject: id, group, text: `${name}: ${summary ?? ''}`, author },
      { actorId, comment, now },
    )
    return succeed(state, flagged, [{ to: actor._id, event: reportEvent }])
  }

/** Clears all reports of a challenge. For moderators. */
export const clearChallengeFlags: SharedRule<keyof RuleContext, OneChallenge, Refusals, Challenge> =
  ({ now }) =>
  ({ actorId, challenge: id }) =>
  (documents) => {
    const authorized = authorizeChallengeAction('clearFlags', challengeRequest(documents, actorId, id))
    if (E.isLeft(authorized)) return authorized
    const cleared = { ...authorized.right, flags: {}, flagCount: 0 }
    return succeed(withClosedCase(withDocuments(documents, 'challenges', [cleared]), 'challenge', id, now), cleared)
  }
