import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import { type Documents, findDocument, requireActor, type SharedEvent, type SharedRule } from '../documents/index.ts'
import { type Instant, refuse, type RefusalKey, type Result } from '../kernel/index.ts'
import type { Group, PartyQuest, User } from '../model/index.ts'
import { isMember } from '../permissions/index.ts'
import { type CurrentQuest, currentQuest, partyIn, type QuestStep } from './party.ts'

export type InGroup = { readonly group: string }

export type PartyRefusals = 'groupNotFound' | 'guildQuestsNotSupported'

/** A member's command about the party's quest. Reports the resulting quest. */
export type QuestRule<Params, Key extends RefusalKey> = SharedRule<
  'catalogue' | 'now',
  InGroup & Params,
  Key | PartyRefusals,
  PartyQuest,
  SharedEvent
>

export type MemberOfParty = {
  readonly catalogue: Catalogue
  readonly now: Instant
  readonly documents: Documents
  readonly actor: User
  readonly party: Group
}

/** A command for members of a party; checks membership first. docs/reference/api.md 2.10. */
export const partyCommand =
  <Params, Key extends RefusalKey>(
    decide: (member: MemberOfParty, params: Params) => Result<Key, QuestStep>,
  ): QuestRule<Params, Key> =>
  ({ catalogue, now }) =>
  (params) =>
  (documents) => {
    const actor = requireActor(documents, params.actorId)
    const party = findDocument(documents, 'groups', params.group)
    if (party === undefined || !isMember(actor, party)) return refuse('groupNotFound')
    if (party.type !== 'party') return refuse('guildQuestsNotSupported')
    const step = decide({ catalogue, now, documents, actor, party }, params)
    if (E.isLeft(step)) return step
    const after = step.right(documents)
    return E.right({ ...after, report: partyIn(after.state, party).quest })
  }

/** A command about the party's current quest. `otherwise`: the refusal if there is none. */
export const questCommand = <Key extends RefusalKey>(
  otherwise: Key,
  decide: (member: MemberOfParty & { readonly quest: CurrentQuest }) => Result<Key, QuestStep>,
): QuestRule<unknown, Key> =>
  partyCommand<unknown, Key>((member) => {
    const quest = currentQuest(member.party)
    return quest === undefined ? refuse(otherwise) : decide({ ...member, quest })
  })
