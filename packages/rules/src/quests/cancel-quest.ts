import * as E from 'fp-ts/lib/Either.js'
import { refuse, type Rule } from '../kernel/index.ts'
import { QUEST_CALLED_OFF } from '../model/index.ts'
import { decided, draft, type QuestReport } from './decision.ts'
import { offQuest } from './own-quest.ts'
import {
  type By,
  leadsQuest,
  memberIds,
  partyMember,
  type PartyState,
  questSet,
  withMembers,
  withQuest,
} from './party-state.ts'

type Refusals =
  | 'groupNotFound'
  | 'guildQuestsNotSupported'
  | 'questInvitationDoesNotExist'
  | 'onlyLeaderCancelQuest'
  | 'cantCancelActiveQuest'

/** Takes the invitation back before the quest begins; the scroll never left its owner. Reference, rules 8.2. */
export const cancelQuest: Rule<'catalogue', By, Refusals, PartyState, QuestReport> =
  () =>
  ({ by }) =>
  (state) => {
    const member = partyMember(state, by)
    if (E.isLeft(member)) return member
    const quest = questSet(state.party)
    if (quest === undefined) return refuse('questInvitationDoesNotExist')
    if (!leadsQuest(state.party, by)) return refuse('onlyLeaderCancelQuest')
    if (quest.active) return refuse('cantCancelActiveQuest')
    const over = withMembers(withQuest(state, QUEST_CALLED_OFF), memberIds(state), offQuest)
    const { name } = member.right.profile
    return E.right(decided(state, by, draft(over, [{ type: 'quest_cancel', user: name, quest: quest.key }])))
  }
