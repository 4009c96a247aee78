import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse, toIso } from '../kernel/index.ts'
import { type Category, type Challenge, OFFICIAL_CATEGORY, type User } from '../model/index.ts'
import { authorizeChallengeAction, hasPrivilege } from '../permissions/index.ts'
import { succeed, type SharedRule, withDocuments } from '../documents/index.ts'
import { challengeRequest } from './challenge-request.ts'
import { type ChallengeChanges, fieldsRefusal } from './challenge-fields.ts'
import { wordRefusal, type WordRefusals } from './create-challenge.ts'
import type { OneChallenge } from './participants/join-challenge.ts'

export type UpdateChallenge = OneChallenge & { readonly changes: ChallengeChanges }

type Refusals =
  | 'challengeNotFound'
  | 'onlyLeaderUpdateChal'
  | 'summaryLengthExceedsMax'
  | 'shortNameTooShort'
  | WordRefusals
  | 'noPrivAccess'

/** Changes the texts and categories of a challenge. */
export const updateChallenge: SharedRule<'now' | 'catalogue', UpdateChallenge, Refusals, Challenge> =
  ({ catalogue, now }) =>
  ({ actorId, challenge: id, changes }) =>
  (documents) => {
    const request = challengeRequest(documents, actorId, id)
    const authorized = authorizeChallengeAction('update', request)
    if (E.isLeft(authorized)) return authorized
    const { group } = request
    const refused =
      fieldsRefusal(changes) ??
      rankRefusal(request.actor, authorized.right, changes) ??
      (group?.privacy === 'public' ? wordRefusal({ catalogue }, group, changes) : undefined)
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

/** Only challenge admins put a challenge among the official ones. docs/reference/api.md 4.1. */
const rankRefusal = (
  actor: User,
  challenge: Challenge,
  { categories = [] }: ChallengeChanges,
): Result<'noPrivAccess', never> | undefined => {
  const isOfficial = ({ slug }: Category) => slug === OFFICIAL_CATEGORY
  const becomes = categories.some(isOfficial) && !challenge.categories.some(isOfficial)
  return becomes && !hasPrivilege(actor, 'challengeAdmin') ? refuse('noPrivAccess') : undefined
}
