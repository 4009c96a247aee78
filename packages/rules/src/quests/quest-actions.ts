import { abortQuest } from './abort-quest.ts'
import { acceptQuest } from './accept-quest.ts'
import { cancelQuest } from './cancel-quest.ts'
import { forceStartQuest } from './force-start-quest.ts'
import { inviteToQuest } from './invite-to-quest.ts'
import { leaveQuest } from './leave-quest.ts'
import { rejectQuest } from './reject-quest.ts'

/**
 * What members do about the quest of their party, by the names of the calls: each is a decision over the party and the
 * documents of its members. Reference, api 2.10.
 */
export const questActions = {
  invite: inviteToQuest,
  accept: acceptQuest,
  reject: rejectQuest,
  'force-start': forceStartQuest,
  cancel: cancelQuest,
  abort: abortQuest,
  leave: leaveQuest,
} as const

export type QuestAction = keyof typeof questActions
