import type { EventTable } from '../kernel/index.ts'
import type { Notification } from '../model/index.ts'
import type { Notice } from './notice.ts'

/** What players tell each other, and what groups tell their members. Reference, rules 12.1. */
export const PEOPLE_NOTICES = {
  GuildFirstJoined: () => ({ type: 'GUILD_JOINED_ACHIEVEMENT', data: {} }),
  ChallengeFirstJoined: () => ({ type: 'CHALLENGE_JOINED_ACHIEVEMENT', data: {} }),
  FriendRegistered: () => ({ type: 'INVITED_FRIEND_ACHIEVEMENT', data: {} }),
  PartyGathered: ({ achievement }) => ({
    type: achievement === 'partyUp' ? 'ACHIEVEMENT_PARTY_UP' : 'ACHIEVEMENT_PARTY_ON',
    data: {},
  }),
  ChallengeWon: ({ challenge, name, prize, leader }) => ({
    type: 'WON_CHALLENGE',
    data: { id: challenge, name, prize, leader },
  }),
  ChatMessagePosted: ({ group, quiet }) =>
    quiet ? undefined : { type: 'NEW_CHAT_MESSAGE', data: { group }, replaces: isAboutGroup(group.id) },
  GroupTaskAssigned: ({ group, task, by }) => ({
    type: 'GROUP_TASK_ASSIGNED',
    data: { message: 'messages.groupTaskAssigned', groupId: group, taskId: task.id, task, manager: by },
  }),
  GroupTaskNeedsWork: ({ group, task, manager }) => ({
    type: 'GROUP_TASK_NEEDS_WORK',
    data: { message: 'messages.groupTaskNeedsWork', task, group, manager },
  }),
  GroupTaskApprovalRequested: ({ group, task, user, direction }) => ({
    type: 'GROUP_TASK_APPROVAL',
    data: {
      message: 'messages.groupTaskApproval',
      groupId: group,
      taskId: task.id,
      groupTaskId: task.id,
      userId: user.id,
      direction,
      task,
      user,
    },
  }),
  GroupTaskApproved: ({ group, task }) => ({
    type: 'GROUP_TASK_APPROVED',
    data: { message: 'messages.groupTaskApproved', groupId: group, taskId: task.id, task },
  }),
  ApprovedTaskWaits: ({ task, direction }) => ({
    type: 'SCORED_TASK',
    data: { message: 'messages.groupTaskApproved', scoreTask: task, direction },
  }),
} as const satisfies EventTable<Notice | undefined>

/** Is the notification about this group's chat? */
export const isAboutGroup =
  (group: string) =>
  ({ data }: Notification): boolean =>
    (data.group as { readonly id?: unknown } | undefined)?.id === group
