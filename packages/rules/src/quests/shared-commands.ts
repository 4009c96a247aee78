import * as t from 'io-ts'
import { documentById, type DocumentQuery, related } from '../documents/index.ts'
import { QuestEffort, RequiredText, TAVERN } from '../model/index.ts'
import { gameCommand, paramsOf, sharedCommand } from '../shared-command.ts'
import { acceptQuest } from './accept-quest.ts'
import { abortQuest, cancelQuest } from './call-off-quest.ts'
import { resolveDay } from './day/resolve-day.ts'
import { forceStartQuest } from './force-start-quest.ts'
import { inviteToQuest } from './invite-to-quest.ts'
import { leaveQuest } from './leave-quest.ts'
import { rejectQuest } from './reject-quest.ts'
import { HoursToWait, scheduleQuestStart, startScheduledQuest } from './schedule-quest-start.ts'
import { rewardForWorldBoss } from './world/reward-for-world-boss.ts'
import { resolveWorldBossDay } from './world/resolve-world-boss-day.ts'

const inGroup = paramsOf({ group: RequiredText }, {})
const refuses = { group: 'groupIdRequired' } as const

const party = ({ group }: { readonly group: string }): ReadonlyArray<DocumentQuery> => [
  documentById('groups', group, 'group.partyMembers', 'group.questOwner'),
]

/** docs/reference/api.md 2.10 and 3.13. */
export const questCommands = {
  inviteToQuest: sharedCommand({
    params: paramsOf({ group: RequiredText, quest: t.string }, {}),
    refuses,
    needs: party,
    rule: inviteToQuest,
  }),
  acceptQuest: sharedCommand({ params: inGroup, refuses, needs: party, rule: acceptQuest }),
  rejectQuest: sharedCommand({ params: inGroup, refuses, needs: party, rule: rejectQuest }),
  forceStartQuest: sharedCommand({ params: inGroup, refuses, needs: party, rule: forceStartQuest }),
  scheduleQuestStart: sharedCommand({
    params: paramsOf({ group: RequiredText, hours: HoursToWait }, {}),
    refuses,
    needs: ({ group }) => [documentById('groups', group)],
    rule: scheduleQuestStart,
  }),
  startScheduledQuest: gameCommand({
    params: inGroup,
    refuses,
    needs: party,
    rule: startScheduledQuest,
  }),
  cancelQuest: sharedCommand({ params: inGroup, refuses, needs: party, rule: cancelQuest }),
  abortQuest: sharedCommand({ params: inGroup, refuses, needs: party, rule: abortQuest }),
  leaveQuest: sharedCommand({
    params: inGroup,
    refuses,
    needs: ({ group }) => [documentById('groups', group)],
    rule: leaveQuest,
  }),
  resolveDay: gameCommand({
    params: paramsOf({ effort: QuestEffort }, {}),
    needs: (_, actorId) => [documentById('users', actorId, related('user.party', 'group.members'))],
    rule: resolveDay,
  }),
  resolveWorldBossDay: gameCommand({
    params: paramsOf({ effort: QuestEffort }, {}),
    needs: () => [documentById('groups', TAVERN)],
    rule: resolveWorldBossDay,
  }),
  rewardForWorldBoss: gameCommand({
    params: paramsOf({ quest: t.string }, {}),
    needs: () => [],
    rule: rewardForWorldBoss,
  }),
} as const
