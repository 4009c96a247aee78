import { randomUUID } from 'node:crypto'
import { toJson, type Write } from '../../store/index.ts'
import type { Instant } from '@daykeep/rules/kernel'
import type { ExecutedShared } from './executed-shared.ts'

/** What a player answered when their party was asked to a quest, for support. docs/reference/api.md 2.16. */
export type QuestAnswer = {
  readonly userId: string
  readonly at: Instant
  readonly client: string
  readonly quest: string
  readonly response: string
}

const RESPONSES: Readonly<Record<string, string | undefined>> = {
  inviteToQuest: 'invite',
  acceptQuest: 'accept',
  rejectQuest: 'reject',
  leaveQuest: 'leave',
}

export const questAnswerWrites = <Params, Report>(
  command: string,
  client: string,
  { before, outcome, at, user }: ExecutedShared<Params, Report>,
): readonly Write[] => {
  const response = RESPONSES[command]
  if (response === undefined) return []
  const group = user.body.party._id ?? ''
  const quest = outcome.state.groups[group]?.quest.key ?? before.groups[group]?.quest.key ?? ''
  const answer: QuestAnswer = { userId: user.id, at, client, quest, response }
  return [{ type: 'insert', collection: 'questAnswers', id: randomUUID(), body: toJson(answer) }]
}
