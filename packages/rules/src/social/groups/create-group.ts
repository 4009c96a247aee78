import type { Catalogue } from '../../content/catalogue.ts'
import { type Answer, idFrom, refuse, refuseFields, type World } from '../../kernel/index.ts'
import { payGems } from '../../inventory/index.ts'
import { asKey, type Group, type GroupId, type User } from '../../model/index.ts'
import { actorOf, type By, done, type SocialRule, toldTo, withGroup, withUser } from '../society/index.ts'
import { bannedIn, holdsSlur, refuseSlur } from '../words/index.ts'
import { joinGuildFirst } from './join-guild-first.ts'
import { asMember } from './membership.ts'
import { groupOf, LONGEST_SUMMARY, type NewGroup } from './new-group.ts'

/** What a new guild costs and finds in its bank, in units of four gems. Reference, rules 11.1. */
export const GUILD_FEE = 1

export type CreateGroup = By & { readonly group: NewGroup }

type Refusals =
  | 'summaryLengthExceedsMax'
  | 'invalidReqParams'
  | 'partyMustbePrivate'
  | 'messageGroupAlreadyInParty'
  | 'messageInsufficientGems'
  | 'bannedSlurUsed'
  | 'bannedWordUsed'

/** Founds a party, for nothing, or a guild, for a fee. The founder leads it. Reference, rules 11.1. Needs the founder. */
export const createGroup: SocialRule<keyof World, CreateGroup, Refusals, Group> =
  ({ catalogue, now, seed }) =>
  ({ by, group: given }) =>
  (society) => {
    const founder = actorOf(society, by)
    const refused = refusalOf(catalogue, founder, given)
    if (refused !== undefined) return refused
    const bank = given.type === 'guild' ? GUILD_FEE : 0
    const id = asKey<GroupId>(idFrom(seed, 'createGroup'))
    const group = groupOf(given, { id, leader: founder._id, bank })
    const paid = payGems({ price: bank, transaction: 'create_guild', reference: id })(founder)
    const joined = joinGuildFirst(asMember(paid.state, group, now), group)
    const state = withGroup(withUser(society, joined.state), group)
    return done(state, group, toldTo(founder._id, [...paid.events, ...joined.events]))
  }

const refusalOf = (catalogue: Catalogue, founder: User, given: NewGroup): Answer<Refusals, never> | undefined => {
  if ((given.summary ?? '').length > LONGEST_SUMMARY) return refuse('summaryLengthExceedsMax', { max: LONGEST_SUMMARY })
  if ((given.name ?? '').trim() === '') return refuseFields([{ path: 'name', key: 'fieldRequired' }])
  if (given.type === 'party' && (given.privacy ?? 'private') !== 'private') return refuse('partyMustbePrivate')
  if (given.type === 'party' && founder.party._id !== undefined) return refuse('messageGroupAlreadyInParty')
  const words = wordRefusal(catalogue, given)
  if (words !== undefined) return words
  return given.type === 'guild' && founder.balance < GUILD_FEE ? refuse('messageInsufficientGems') : undefined
}

/** What anybody can read does without some words. */
export const wordRefusal = (
  catalogue: Catalogue,
  { privacy, name, summary, description }: Pick<NewGroup, 'privacy' | 'name' | 'summary' | 'description'>,
): Answer<'bannedSlurUsed' | 'bannedWordUsed', never> | undefined => {
  if (privacy !== 'public') return undefined
  const texts = [name, summary, description]
  if (holdsSlur(catalogue, texts)) return refuseSlur('bannedSlurUsed')
  const banned = bannedIn(catalogue, texts)
  return banned.length === 0 ? undefined : refuse('bannedWordUsed', { words: banned.join(', ') })
}
