import * as E from 'fp-ts/lib/Either.js'
import { toIso } from '../kernel/index.ts'
import type { Challenge } from '../model/index.ts'
import { authorizeChallengeAction } from '../permissions/index.ts'
import { succeed, type SharedRule, withDocuments } from '../documents/index.ts'
import { challengeRequest } from './challenge-request.ts'
import { type ChallengeChanges, fieldsRefusal } from './challenge-fields.ts'
import type { OneChallenge } from './join-challenge.ts'

export type UpdateChallenge = OneChallenge & { readonly changes: ChallengeChanges }

type Refusals = 'challengeNotFound' | 'onlyLeaderUpdateChal' | 'summaryLengthExceedsMax' | 'shortNameTooShort'

/** Changes the texts and categories of a challenge. */
export const updateChallenge: SharedRule<'now', UpdateChallenge, Refusals, Challenge> =
  ({ now }) =>
  ({ actorId, challenge: id, changes }) =>
  (documents) => {
    const authorized = authorizeChallengeAction('update', challengeRequest(documents, actorId, id))
    if (E.isLeft(authorized)) return authorized
    const refused = fieldsRefusal(changes)
    if (refused !== undefined) return refused
    const { name, shortName, summary, description, categories } = changes
    const challenge = {
      ...authorized.right,
      ...(name === undefined ? {} : { name }),
      ...(shortName === undefined ? {} : { shortName }),
      ...(summary === undefined ? {} : { summary }),
      ...(description === undefined ? {} : { description }),
      ...(categories === undefined ? {} : { categories }),
      updatedAt: toIso(now),
    }
    return succeed(withDocuments(documents, 'challenges', [challenge]), challenge)
  }
