import * as E from 'fp-ts/lib/Either.js'
import { type Answer, idFrom, refuse, toIso, type World } from '../../kernel/index.ts'
import {
  asKey,
  type Challenge,
  type ChallengeId,
  type Group,
  OFFICIAL_CATEGORY,
  TAVERN,
  type User,
} from '../../model/index.ts'
import { NO_ORDER, summaryOf } from '../groups/index.ts'
import { decideOnGroup, holds } from '../permissions/index.ts'
import {
  actorOf,
  type By,
  documentOf,
  done,
  type SocialRule,
  toldTo,
  withDocuments,
  withGroup,
  withUser,
} from '../society/index.ts'
import { bannedIn, holdsSlur, refuseSlur } from '../words/index.ts'
import { fieldsRefusal, type NewChallenge } from './challenge-fields.ts'
import { fundPrize } from './fund-prize.ts'

export type CreateChallenge = By & { readonly challenge: NewChallenge }

export type CreateRefusals =
  | 'groupNotFound'
  | 'mustBeGroupMember'
  | 'onlyGroupLeaderChal'
  | 'tavChalsMinPrize'
  | 'cantAfford'
  | 'noPrivAccess'
  | 'cannotMakeChallenge'
  | 'challengeBannedSlurs'
  | 'challengeBannedWords'
  | 'summaryLengthExceedsMax'
  | 'shortNameTooShort'

/**
 * Makes a challenge in a group, and pays for its prize. The maker leads it, and does not take part by that. Only staff
 * make official ones; others make an ordinary one of it. Reference, rules 11.5. Needs the maker and the group.
 */
export const createChallenge: SocialRule<keyof World, CreateChallenge, CreateRefusals, Challenge> =
  ({ catalogue, now, seed }) =>
  ({ by, challenge: given }) =>
  (society) => {
    const maker = actorOf(society, by)
    const found = decideOnGroup('makeChallenge', {
      actor: maker,
      group: documentOf(society, 'groups', given.group),
      now,
    })
    if (E.isLeft(found)) return found
    const refused =
      fieldsRefusal(given) ??
      rankRefusal(maker, given) ??
      (found.right.privacy === 'public' ? publicRefusal({ catalogue }, maker, found.right, given) : undefined)
    if (refused !== undefined) return refused
    const id = asKey<ChallengeId>(idFrom(seed, 'createChallenge'))
    const funded = fundPrize({ gems: given.prize ?? 0, challenge: id }, maker, found.right)
    if (E.isLeft(funded)) return funded
    const { user, group, events } = funded.right
    const challenge = challengeOf(given, { id, maker, group, at: toIso(now) })
    const counted = { ...group, challengeCount: group.challengeCount + 1 }
    const state = withDocuments(withGroup(withUser(society, user), counted), 'challenges', [challenge])
    return done(state, challenge, toldTo(user._id, events))
  }

const rankRefusal = (
  maker: User,
  { categories = [], prize = 0, group }: NewChallenge,
): Answer<'noPrivAccess' | 'tavChalsMinPrize', never> | undefined => {
  if (group === TAVERN && prize < 1) return refuse('tavChalsMinPrize')
  const isOfficial = categories.some(({ slug }) => slug === OFFICIAL_CATEGORY)
  return isOfficial && !holds(maker, 'challengeAdmin') ? refuse('noPrivAccess') : undefined
}

/** What anybody can see is for players who may write to others, and does without some words. */
const publicRefusal = (
  { catalogue }: Pick<World, 'catalogue'>,
  maker: User,
  group: Group,
  { name, shortName, summary, description }: NewChallenge,
): Answer<'cannotMakeChallenge' | 'challengeBannedSlurs' | 'challengeBannedWords', never> | undefined => {
  if (maker.flags.chatRevoked === true) return refuse('cannotMakeChallenge')
  const texts = [name, shortName, summary, description]
  if (holdsSlur(catalogue, texts)) return refuseSlur('challengeBannedSlurs')
  const banned = group.bannedWordsAllowed === true ? [] : bannedIn(catalogue, texts)
  return banned.length === 0 ? undefined : refuse('challengeBannedWords', { words: banned.join(', ') })
}

type Making = { readonly id: ChallengeId; readonly maker: User; readonly group: Group; readonly at: string }

const challengeOf = (given: NewChallenge, { id, maker, group, at }: Making): Challenge => ({
  _id: id,
  name: given.name,
  shortName: given.shortName,
  summary: summaryOf(given),
  official: given.official === true && holds(maker, 'challengeAdmin'),
  prize: given.prize ?? 0,
  memberCount: 0,
  leader: maker._id,
  group: group._id,
  categories: given.categories ?? [],
  tasksOrder: NO_ORDER,
  flags: {},
  flagCount: 0,
  createdAt: at,
  updatedAt: at,
  ...(given.description === undefined ? {} : { description: given.description }),
})
