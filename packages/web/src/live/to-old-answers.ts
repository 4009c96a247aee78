import type { EndpointName, LiveType } from '@daykeep/api/contract'

const CHAT = ['getChat'] as const
const GROUP = ['getGroup', 'getGroups', 'groupMembers', 'groupInvites', 'groupPlans'] as const
const INBOX = ['conversations', 'inboxMessages', 'pagedMessages'] as const
const BOARD = ['boardTasks', 'boardApprovals'] as const

const CHALLENGE = [
  'getChallenge',
  'challengeTasks',
  'challengeMembers',
  'challengeMember',
  'groupChallenges',
  'userChallenges',
] as const

/** All that events tell about. */
export const SHARED: ReadonlyArray<EndpointName> = [...CHAT, ...GROUP, ...INBOX, ...BOARD, ...CHALLENGE]

/** The endpoints whose answers are old after an event. */
const OLD_ANSWERS: Readonly<Record<LiveType, ReadonlyArray<EndpointName>>> = {
  hello: [],
  reset: SHARED,
  user: [],
  message: CHAT,
  messageChanged: CHAT,
  messageRemoved: CHAT,
  privateMessage: INBOX,
  group: GROUP,
  task: BOARD,
  taskRemoved: BOARD,
  challenge: CHALLENGE,
}

export const toOldAnswers = (type: LiveType): ReadonlyArray<EndpointName> => OLD_ANSWERS[type]
