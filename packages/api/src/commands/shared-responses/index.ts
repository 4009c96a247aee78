import type { PartyQuest } from '@daykeep/rules/model'
import type { SharedEndpointName } from '../../contract/index.ts'
import { boardResponses } from './boards.ts'
import { challengeResponses } from './challenges.ts'
import { chatResponses } from './chat.ts'
import { groupResponses } from './groups.ts'
import { memberResponses } from './members.ts'
import { staffResponses } from './staff.ts'
import type { SharedResponseMapper } from './shared-result.ts'

export { boardTaskResponses } from './board-tasks.ts'
export type { SharedCommandResult, SharedResponseMapper } from './shared-result.ts'

const quest = ({ report }: { readonly report: PartyQuest }): PartyQuest => report

/** What `data` holds for each endpoint that executes a shared command. docs/reference/api.md 2. */
export const sharedResponses: { readonly [Name in SharedEndpointName]: SharedResponseMapper<Name> } = {
  ...groupResponses,
  ...chatResponses,
  ...memberResponses,
  ...challengeResponses,
  ...boardResponses,
  ...staffResponses,
  inviteToQuest: quest,
  acceptQuest: quest,
  rejectQuest: quest,
  forceStartQuest: quest,
  scheduleQuestStart: quest,
  cancelQuest: quest,
  abortQuest: quest,
  leaveQuest: quest,
}
