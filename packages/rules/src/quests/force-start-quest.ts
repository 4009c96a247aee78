import * as E from 'fp-ts/lib/Either.js'
import { refuse } from '../kernel/index.ts'
import { canManageQuest } from './party.ts'
import { questCommand, type QuestRule } from './quest-command.ts'
import { startQuest } from './start-quest.ts'

type Refusals = 'questNotPending' | 'questAlreadyStarted' | 'questOrGroupLeaderOnlyStartQuest'

/** Starts the quest with those who have accepted, without waiting for the rest. docs/reference/rules.md 8.2. */
export const forceStartQuest: QuestRule<unknown, Refusals> = questCommand<Refusals>(
  'questNotPending',
  ({ catalogue, actor, party, quest }) => {
    if (quest.active) return refuse('questAlreadyStarted')
    if (!canManageQuest(party, actor._id)) return refuse('questOrGroupLeaderOnlyStartQuest')
    return E.right(startQuest(catalogue, party))
  },
)
