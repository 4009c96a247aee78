import * as E from 'fp-ts/lib/Either.js'
import { toIso } from '../../kernel/index.ts'
import type { Challenge } from '../../model/index.ts'
import { decideOnChallenge } from '../permissions/index.ts'
import { done, type SocialRule, withDocuments } from '../society/index.ts'
import { askedChallenge } from './asked.ts'
import { type ChallengeChanges, fieldsRefusal } from './challenge-fields.ts'
import type { OneChallenge } from './join-challenge.ts'

export type UpdateChallenge = OneChallenge & { readonly changes: ChallengeChanges }

type Refusals = 'challengeNotFound' | 'onlyLeaderUpdateChal' | 'summaryLengthExceedsMax' | 'shortNameTooShort'

/** Changes what is written about a challenge. Needs the challenge and its group. */
export const updateChallenge: SocialRule<'now', UpdateChallenge, Refusals, Challenge> =
  ({ now }) =>
  ({ by, challenge: id, changes }) =>
  (society) => {
    const decided = decideOnChallenge('update', askedChallenge(society, by, id))
    if (E.isLeft(decided)) return decided
    const refused = fieldsRefusal(changes)
    if (refused !== undefined) return refused
    const { name, shortName, summary, description, categories } = changes
    const challenge = {
      ...decided.right,
      ...(name === undefined ? {} : { name }),
      ...(shortName === undefined ? {} : { shortName }),
      ...(summary === undefined ? {} : { summary }),
      ...(description === undefined ? {} : { description }),
      ...(categories === undefined ? {} : { categories }),
      updatedAt: toIso(now),
    }
    return done(withDocuments(society, 'challenges', [challenge]), challenge)
  }
