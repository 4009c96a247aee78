import type { Catalogue } from '../catalogue/index.ts'
import { type Result, idFrom, refuse, refuseFields, type RuleContext } from '../kernel/index.ts'
import { payGems } from '../purse/index.ts'
import { asKey, type Group, type GroupId, type User } from '../model/index.ts'
import { requireActor, succeed, type SharedRule, eventsFor, withGroup, withUser } from '../documents/index.ts'
import { bannedIn, holdsSlur, LONGEST_SUMMARY, refuseSlur } from '../words/index.ts'
import { joinGuildFirst } from './join-guild-first.ts'
import { asMember } from './membership.ts'
import { groupOf, type NewGroup } from './new-group.ts'

/**
 * The price of a new guild, which goes into its bank, in units of balance (four gems). docs/reference/rules.md 11.1.
 */
export const GUILD_FEE = 1

export type CreateGroup = { readonly group: NewGroup }

type Refusals =
  | 'summaryLengthExceedsMax'
  | 'invalidReqParams'
  | 'partyMustbePrivate'
  | 'messageGroupAlreadyInParty'
  | 'messageInsufficientGems'
  | 'bannedSlurUsed'
  | 'bannedWordUsed'

/** Creates a party for free, or a guild for a fee. The founder leads it. docs/reference/rules.md 11.1. */
export const createGroup: SharedRule<keyof RuleContext, CreateGroup, Refusals, Group> =
  ({ catalogue, now, seed }) =>
  ({ actorId, group: input }) =>
  (documents) => {
    const founder = requireActor(documents, actorId)
    const refused = refusalOf(catalogue, founder, input)
    if (refused !== undefined) return refused
    const bank = input.type === 'guild' ? GUILD_FEE : 0
    const id = asKey<GroupId>(idFrom(seed, 'groups.create'))
    const founded = groupOf(input, { id, leader: founder._id, bank })
    const isListed = founded.type === 'guild' && founded.privacy === 'public'
    const group = isListed ? { ...founded, activeAt: now } : founded
    const paid = payGems({ price: bank, transaction: 'create_guild', reference: id })(founder)
    const joined = joinGuildFirst(asMember(paid.state, group, now), group)
    const state = withGroup(withUser(documents, joined.state), group)
    return succeed(state, group, eventsFor(founder._id, [...paid.events, ...joined.events]))
  }

const refusalOf = (catalogue: Catalogue, founder: User, input: NewGroup): Result<Refusals, never> | undefined => {
  if ((input.summary ?? '').length > LONGEST_SUMMARY) return refuse('summaryLengthExceedsMax', { max: LONGEST_SUMMARY })
  if ((input.name ?? '').trim() === '') return refuseFields('Group', [{ path: 'name', key: 'fieldRequired' }])
  if (input.type === 'party' && (input.privacy ?? 'private') !== 'private') return refuse('partyMustbePrivate')
  if (input.type === 'party' && founder.party._id !== undefined) return refuse('messageGroupAlreadyInParty')
  const words = wordRefusal(catalogue, input)
  if (words !== undefined) return words
  return input.type === 'guild' && founder.balance < GUILD_FEE ? refuse('messageInsufficientGems') : undefined
}

/** Refuses slurs and banned words in the texts of a public group. */
export const wordRefusal = (
  catalogue: Catalogue,
  { privacy, name, summary, description }: Pick<NewGroup, 'privacy' | 'name' | 'summary' | 'description'>,
): Result<'bannedSlurUsed' | 'bannedWordUsed', never> | undefined => {
  if (privacy !== 'public') return undefined
  const texts = [name, summary, description]
  if (holdsSlur(catalogue, texts)) return refuseSlur('bannedSlurUsed')
  const banned = bannedIn(catalogue, texts)
  return banned.length === 0 ? undefined : refuse('bannedWordUsed', { words: banned.join(', ') })
}
