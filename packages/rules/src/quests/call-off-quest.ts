import * as E from 'fp-ts/lib/Either.js'
import { changeUsers, sharedStep } from '../documents/index.ts'
import { refuse } from '../kernel/index.ts'
import { type Group, QUEST_CALLED_OFF, type User } from '../model/index.ts'
import { offQuest } from './own-quest.ts'
import { canManageQuest, type CurrentQuest, memberIds, type QuestStep, withQuest } from './party.ts'
import { questCommand, type QuestRule } from './quest-command.ts'
import { withScrolls } from './scrolls.ts'

type CancelRefusals = 'questInvitationDoesNotExist' | 'onlyLeaderCancelQuest' | 'cantCancelActiveQuest'

/** Cancels the invitation before the quest starts; the scroll has never left its owner. docs/reference/rules.md 8.2. */
export const cancelQuest: QuestRule<unknown, CancelRefusals> = questCommand<CancelRefusals>(
  'questInvitationDoesNotExist',
  ({ actor, party, quest }) => {
    if (!canManageQuest(party, actor._id)) return refuse('onlyLeaderCancelQuest')
    if (quest.active) return refuse('cantCancelActiveQuest')
    return E.right(callOff(party, quest, actor))
  },
)

type AbortRefusals = 'noActiveQuestToAbort' | 'onlyLeaderAbortQuest'

/** Aborts a running quest: its owner gets the scroll back, and progress is lost. docs/reference/rules.md 8.2. */
export const abortQuest: QuestRule<unknown, AbortRefusals> = questCommand<AbortRefusals>(
  'noActiveQuestToAbort',
  ({ actor, party, quest }) => {
    if (!quest.active) return refuse('noActiveQuestToAbort')
    if (!canManageQuest(party, actor._id)) return refuse('onlyLeaderAbortQuest')
    return E.right(callOff(party, quest, actor))
  },
)

/** Removes the quest from the party and from its members; the scroll of a running one returns to its owner. */
export const callOff =
  (party: Group, { key, leader, active }: CurrentQuest, { profile }: User): QuestStep =>
  (documents) => {
    const withoutQuest = withQuest(documents, party, QUEST_CALLED_OFF)
    const free = changeUsers(withoutQuest, memberIds(withoutQuest, party), offQuest)
    const type = active ? 'quest_abort' : 'quest_cancel'
    return sharedStep(active ? changeUsers(free, [leader], withScrolls(key, 1)) : free, [
      { chat: party._id, line: { type, user: profile.name, quest: key } },
    ])
  }
