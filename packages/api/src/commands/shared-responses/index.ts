import type { PartyQuest } from '@daykeep/rules/model'
import type { SharedEndpointName } from '../../contract/index.ts'
import { groupResponses } from './groups.ts'
import type { SharedResponseMapper } from './shared-result.ts'

export type { SharedResponseMapper } from './shared-result.ts'

const quest = ({ report }: { readonly report: PartyQuest }): PartyQuest => report

/** What `data` holds for each endpoint that executes a shared command. docs/reference/api.md 2. */
export const sharedResponses: { readonly [Name in SharedEndpointName]: SharedResponseMapper<Name> } = {
  ...groupResponses,
  inviteToQuest: quest,
  acceptQuest: quest,
  rejectQuest: quest,
  forceStartQuest: quest,
  cancelQuest: quest,
  abortQuest: quest,
  leaveQuest: quest,
}
