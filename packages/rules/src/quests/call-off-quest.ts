import * as E from 'fp-ts/lib/Either.js'
import { changeUsers, sharedStep } from '../documents/index.ts'
import { refuse } from '../kernel/index.ts'
import { type Group, QUEST_CALLED_OFF } from '../model/index.ts'
import type { QuestChatLine } from './chat-line.ts'
import { offQuest } from './own-quest.ts'
import { canManageQuest, memberIds, type QuestStep, withQuest } from './party.ts'
import { questCommand, type QuestRule } from './quest-command.ts'
import { withScrolls } from './scrolls.ts'

type CancelRefusals = 'questInvitationDoesNotExist' | 'onlyLeaderCancelQuest' | 'cantCancelActiveQuest'

/** Cancels the invitation before the quest starts; the scroll has never left its owner. docs/reference/rules.md 8.2. */
export const cancelQuest: QuestRule<unknown, CancelRefusals> = questCommand<CancelRefusals>(
  'questInvitationDoesNotExist',
  ({ actor, party, quest }) => {
    if (!canManageQuest(party, actor._id)) return refuse('onlyLeaderCancelQuest')
    if (quest.active) return refuse('cantCancelActiveQuest')
    return E.right(callOff(party, { type: 'quest_cancel', user: actor.profile.name, quest: quest.key }))
  },
)

type AbortRefusals = 'noActiveQuestToAbort' | 'onlyLeaderAbortQuest'

/** Aborts a running quest: its owner gets the scroll back, and progress is lost. docs/reference/rules.md 8.2. */
export const abortQuest: QuestRule<unknown, AbortRefusals> = questCommand<AbortRefusals>(
  'noActiveQuestToAbort',
  ({ actor, party, quest }) => {
    if (!quest.active) return refuse('noActiveQuestToAbort')
    if (!canManageQuest(party, actor._id)) return refuse('onlyLeaderAbortQuest')
    const over = callOff(party, { type: 'quest_abort', user: actor.profile.name, quest: quest.key })
    return E.right((documents) => {
      const { state, events } = over(documents)
      return sharedStep(changeUsers(state, [quest.leader], withScrolls(quest.key, 1)), events)
    })
  },
)

/** Removes the quest from the party and from its members. */
const callOff =
  (party: Group, line: QuestChatLine): QuestStep =>
  (documents) => {
    const withoutQuest = withQuest(documents, party, QUEST_CALLED_OFF)
    return sharedStep(changeUsers(withoutQuest, memberIds(withoutQuest, party), offQuest), [{ chat: party._id, line }])
  }
