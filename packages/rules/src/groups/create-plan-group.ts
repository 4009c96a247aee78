import { asKey, type Group, type GroupId } from '../model/index.ts'
import { type Result, idFrom, refuse, refuseFields, type RuleContext } from '../kernel/index.ts'
import { requireActor, succeed, type SharedRule, eventsFor, withGroup, withUser } from '../documents/index.ts'
import { LONGEST_SUMMARY } from '../words/index.ts'
import { joinGuildFirst } from './join-guild-first.ts'
import { asMember } from './membership.ts'
import { groupOf, type NewPlanGroup } from './new-group.ts'

export type CreatePlanGroup = { readonly group: NewPlanGroup }

type Refusals = 'summaryLengthExceedsMax' | 'invalidReqParams' | 'partyMustbePrivate'

/**
 * Creates the private guild that a plan is bought for, without the fee of a guild: its plan is what it costs. It has no
 * board until the plan is paid. docs/reference/api.md 2.9.
 */
export const createPlanGroup: SharedRule<keyof RuleContext, CreatePlanGroup, Refusals, Group> =
  ({ now, seed }) =>
  ({ actorId, group: input }) =>
  (documents) => {
    const founder = requireActor(documents, actorId)
    const refused = refusalOf(input)
    if (refused !== undefined) return refused
    const id = asKey<GroupId>(idFrom(seed, 'groups.create'))
    const group = groupOf({ ...input, type: 'guild', privacy: 'private' }, { id, leader: founder._id, bank: 0 })
    const joined = joinGuildFirst(asMember(founder, group, now), group)
    return succeed(withGroup(withUser(documents, joined.state), group), group, eventsFor(founder._id, joined.events))
  }

const refusalOf = ({ privacy, summary, name }: NewPlanGroup): Result<Refusals, never> | undefined => {
  if ((privacy ?? 'private') !== 'private') return refuse('partyMustbePrivate')
  if ((summary ?? '').length > LONGEST_SUMMARY) return refuse('summaryLengthExceedsMax', { max: LONGEST_SUMMARY })
  return (name ?? '').trim() === '' ? refuseFields('Group', [{ path: 'name', key: 'fieldRequired' }]) : undefined
}
