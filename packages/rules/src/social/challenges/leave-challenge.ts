import * as E from 'fp-ts/lib/Either.js'
import { refuseAs } from '../../kernel/index.ts'
import { decideOnChallenge } from '../permissions/index.ts'
import { actorOf, done, type SocialRule } from '../society/index.ts'
import { askedChallenge } from './asked.ts'
import type { OneChallenge } from './join-challenge.ts'
import { type Keep, part } from './part.ts'

export type LeaveChallenge = OneChallenge & { readonly keep?: Keep }

type Refusals = 'challengeNotFound' | 'challengeMemberNotFound'

/** Takes part no more; the copies of the tasks are kept, unless the player says otherwise. Needs the player's copies. */
export const leaveChallenge: SocialRule<never, LeaveChallenge, Refusals, undefined> =
  () =>
  ({ by, challenge: id, keep = 'keep-all' }) =>
  (society) => {
    const decided = decideOnChallenge('leave', askedChallenge(society, by, id))
    if (E.isRight(decided)) return done(part(society, actorOf(society, by), decided.right, keep), undefined)
    return decided.left.key === 'challengeMemberNotFound' ? refuseAs('notAuthorized', decided.left.key) : decided
  }
