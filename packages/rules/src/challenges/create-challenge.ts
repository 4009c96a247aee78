import * as E from 'fp-ts/lib/Either.js'
import { type Result, idFrom, refuse, toIso, type RuleContext } from '../kernel/index.ts'
import {
  asKey,
  type Challenge,
  type ChallengeId,
  type Group,
  OFFICIAL_CATEGORY,
  TAVERN,
  type User,
} from '../model/index.ts'
import { NO_ORDER } from '../shared-tasks/index.ts'
import { authorizeGroupAction, hasPrivilege } from '../permissions/index.ts'
import {
  requireActor,
  findDocument,
  succeed,
  type SharedRule,
  eventsFor,
  withDocuments,
  withGroup,
  withUser,
} from '../documents/index.ts'
import { bannedIn, holdsSlur, refuseSlur, summaryOf } from '../words/index.ts'
import { type ChallengeChanges, fieldsRefusal, type NewChallenge } from './challenge-fields.ts'
import { fundPrize } from './fund-prize.ts'

export type CreateChallenge = { readonly challenge: NewChallenge }

export type CreateRefusals =
  | 'groupNotFound'
  | 'mustBeGroupMember'
  | 'onlyGroupLeaderChal'
  | 'tavChalsMinPrize'
  | 'cantAfford'
  | 'noPrivAccess'
  | 'cannotMakeChallenge'
  | WordRefusals
  | 'summaryLengthExceedsMax'
  | 'shortNameTooShort'

/**
 * Creates a challenge in a group and pays for its prize. The maker leads it without taking part. A player who is not
 * staff and asks for an official challenge gets an ordinary one. docs/reference/rules.md 11.5.
 */
export const createChallenge: SharedRule<keyof RuleContext, CreateChallenge, CreateRefusals, Challenge> =
  ({ catalogue, now, seed }) =>
  ({ actorId, challenge: input }) =>
  (documents) => {
    const maker = requireActor(documents, actorId)
    const authorized = authorizeGroupAction('makeChallenge', {
      actor: maker,
      group: findDocument(documents, 'groups', input.group),
      now,
    })
    if (E.isLeft(authorized)) return authorized
    const refused =
      fieldsRefusal(input) ??
      rankRefusal(maker, input) ??
      (authorized.right.privacy === 'public' ? publicRefusal({ catalogue }, maker, authorized.right, input) : undefined)
    if (refused !== undefined) return refused
    const id = asKey<ChallengeId>(idFrom(seed, 'challenges.create'))
    const funded = fundPrize({ gems: input.prize ?? 0, challenge: id }, maker, authorized.right)
    if (E.isLeft(funded)) return funded
    const { user, group, events } = funded.right
    const challenge = challengeOf(input, { id, maker, group, at: toIso(now) })
    const counted = { ...group, challengeCount: group.challengeCount + 1 }
    const state = withDocuments(withGroup(withUser(documents, user), counted), 'challenges', [challenge])
    return succeed(state, challenge, eventsFor(user._id, events))
  }

const rankRefusal = (
  maker: User,
  { categories = [], prize = 0, group }: NewChallenge,
): Result<'noPrivAccess' | 'tavChalsMinPrize', never> | undefined => {
  if (group === TAVERN && prize < 1) return refuse('tavChalsMinPrize')
  const isOfficial = categories.some(({ slug }) => slug === OFFICIAL_CATEGORY)
  return isOfficial && !hasPrivilege(maker, 'challengeAdmin') ? refuse('noPrivAccess') : undefined
}

/** A public challenge needs the right to write to others, and may contain no banned words or slurs. */
const publicRefusal = (
  context: Pick<RuleContext, 'catalogue'>,
  maker: User,
  group: Group,
  input: NewChallenge,
): Result<'cannotMakeChallenge' | WordRefusals, never> | undefined =>
  maker.flags.chatRevoked === true ? refuse('cannotMakeChallenge') : wordRefusal(context, group, input)

export type WordRefusals = 'challengeBannedSlurs' | 'challengeBannedWords'

/** The refusal for banned words or slurs in the texts of a public challenge. docs/reference/api.md 4.3. */
export const wordRefusal = (
  { catalogue }: Pick<RuleContext, 'catalogue'>,
  group: Group,
  { name, shortName, summary, description }: ChallengeChanges,
): Result<WordRefusals, never> | undefined => {
  const texts = [name, shortName, summary, description]
  if (holdsSlur(catalogue, texts)) return refuseSlur('challengeBannedSlurs')
  const banned = group.bannedWordsAllowed === true ? [] : bannedIn(catalogue, texts)
  return banned.length === 0 ? undefined : refuse('challengeBannedWords', { words: banned.join(', ') })
}

type ChallengeOrigin = { readonly id: ChallengeId; readonly maker: User; readonly group: Group; readonly at: string }

const challengeOf = (input: NewChallenge, { id, maker, group, at }: ChallengeOrigin): Challenge => ({
  _id: id,
  name: input.name,
  shortName: input.shortName,
  summary: summaryOf(input),
  official: input.official === true && hasPrivilege(maker, 'challengeAdmin'),
  prize: input.prize ?? 0,
  memberCount: 0,
  leader: maker._id,
  group: group._id,
  categories: input.categories ?? [],
  tasksOrder: NO_ORDER,
  flags: {},
  flagCount: 0,
  createdAt: at,
  updatedAt: at,
  ...(input.description === undefined ? {} : { description: input.description }),
})
