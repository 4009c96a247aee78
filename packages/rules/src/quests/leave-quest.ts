import * as E from 'fp-ts/lib/Either.js'
import { changeUsers, sharedStep } from '../documents/index.ts'
import { refuse } from '../kernel/index.ts'
import { withAnswer } from './answers.ts'
import { offQuest } from './own-quest.ts'
import { answerOfMember, withQuest } from './party.ts'
import { questCommand, type QuestRule } from './quest-command.ts'

type Refusals = 'questLeaderCannotLeaveQuest' | 'notPartOfQuest'

/** Leaves a quest, or withdraws an acceptance. The owner of the scroll cannot. docs/reference/rules.md 8.2. */
export const leaveQuest: QuestRule<unknown, Refusals> = questCommand<Refusals>(
  'notPartOfQuest',
  ({ actor, party, quest }) => {
    if (quest.leader === actor._id) return refuse('questLeaderCannotLeaveQuest')
    if (answerOfMember(quest, actor._id) !== true) return refuse('notPartOfQuest')
    const left = withAnswer(party.quest, actor._id, false)
    return E.right((documents) => sharedStep(changeUsers(withQuest(documents, party, left), [actor._id], offQuest)))
  },
)
