import { sharedChallengeCommands } from './challenges/index.ts'
import { sharedChatCommands } from './chat/index.ts'
import { giftCommands } from './gifts/index.ts'
import { groupPlanCommands } from './group-plans/index.ts'
import { boardCommands } from './group-tasks/index.ts'
import { groupCommands } from './groups/index.ts'
import { sharedInvitationCommands } from './invitations/index.ts'
import { paymentCommands } from './payments/index.ts'
import { sharedPrivateMessageCommands } from './private-messages/index.ts'
import { questCommands } from './quests/index.ts'
import { reportCommands } from './reports/index.ts'
import type { SharedCommand } from './shared-command.ts'
import { sharedSkillCommands } from './skills/index.ts'
import { staffCommands } from './staff/index.ts'
import { sharedWebhookCommands } from './webhooks/index.ts'

/** All commands that read or change documents of several players, by name. Commands on own documents are in `commands`. */
export const sharedCommands = {
  ...groupCommands,
  ...sharedInvitationCommands,
  ...groupPlanCommands,
  ...sharedChallengeCommands,
  ...sharedChatCommands,
  ...sharedPrivateMessageCommands,
  ...giftCommands,
  ...reportCommands,
  ...boardCommands,
  ...questCommands,
  ...sharedSkillCommands,
  ...paymentCommands,
  ...staffCommands,
  ...sharedWebhookCommands,
} as const

export type SharedCommandName = keyof typeof sharedCommands

type SharedRowParams<Row> = Row extends SharedCommand<infer Params, infer _Report> ? Params : never
type SharedRowReport<Row> = Row extends SharedCommand<infer _Params, infer Report> ? Report : never

export type SharedParamsOf<Name extends SharedCommandName> = SharedRowParams<(typeof sharedCommands)[Name]>
export type SharedReportOf<Name extends SharedCommandName> = SharedRowReport<(typeof sharedCommands)[Name]>
