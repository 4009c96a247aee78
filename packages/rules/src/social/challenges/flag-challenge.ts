import * as E from 'fp-ts/lib/Either.js'
import { refuse, type World } from '../../kernel/index.ts'
import type { Challenge } from '../../model/index.ts'
import { MODERATOR_FLAGS } from '../chat/index.ts'
import { decideOnChallenge, holds } from '../permissions/index.ts'
import { actorOf, done, type SocialRule, withDocuments } from '../society/index.ts'
import { askedChallenge } from './asked.ts'
import type { OneChallenge } from './join-challenge.ts'

type Refusals =
  | 'challengeNotFound'
  | 'messageChallengeFlagOfficial'
  | 'messageChallengeFlagAlreadyReported'
  | 'messageGroupChatAdminClearFlagCount'

export type FlagChallenge = OneChallenge & { readonly comment?: string }

/**
 * Reports a challenge, once; a moderator's report hides it at once, and may come again. Reference, api 2.13 and 4.1.
 * Needs the challenge and its group.
 */
export const flagChallenge: SocialRule<keyof World, FlagChallenge, Refusals, Challenge> =
  () =>
  ({ by, challenge: id, comment }) =>
  (society) => {
    const decided = decideOnChallenge('report', askedChallenge(society, by, id))
    if (E.isLeft(decided)) return decided
    const actor = actorOf(society, by)
    const moderates = holds(actor, 'moderator')
    const { official, flags, flagCount } = decided.right
    if (official) return refuse('messageChallengeFlagOfficial')
    if (flags[actor._id] === true && !moderates) return refuse('messageChallengeFlagAlreadyReported')
    const flagged = {
      ...decided.right,
      flags: { ...flags, [actor._id]: true },
      flagCount: moderates ? MODERATOR_FLAGS : flagCount + 1,
    }
    const reported = { type: 'MessageReported', message: id, ...(comment === undefined ? {} : { comment }) } as const
    return done(withDocuments(society, 'challenges', [flagged]), flagged, [{ to: actor._id, event: reported }])
  }

/** Takes all reports of a challenge back. For moderators. */
export const clearChallengeFlags: SocialRule<keyof World, OneChallenge, Refusals, Challenge> =
  () =>
  ({ by, challenge: id }) =>
  (society) => {
    const decided = decideOnChallenge('clearFlags', askedChallenge(society, by, id))
    if (E.isLeft(decided)) return decided
    const cleared = { ...decided.right, flags: {}, flagCount: 0 }
    return done(withDocuments(society, 'challenges', [cleared]), cleared)
  }
