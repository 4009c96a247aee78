import type { EventTable } from '../kernel/index.ts'
import type { Notification } from '../model/index.ts'
import type { Notice } from './notice.ts'

/** What players tell each other, and what groups tell their members; `params` is what the text of `message` needs. Reference, rules 12.1. */
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
    data: {
      message: 'messages.groupTaskAssigned',
      params: { manager: by, task: task.text },
      groupId: group,
      taskId: task.id,
    },
  }),
  GroupTaskNeedsWork: ({ group, task, manager }) => ({
    type: 'GROUP_TASK_NEEDS_WORK',
    data: {
      message: 'messages.groupTaskNeedsWork',
      params: { manager: manager.name, task: task.text },
      task,
      group,
      manager,
    },
  }),
  GroupTaskApprovalRequested: ({ group, task, user, direction }) => ({
    type: 'GROUP_TASK_APPROVAL',
    data: {
      message: 'messages.groupTaskApproval',
      params: { user: user.name, task: task.text },
      groupId: group,
      taskId: task.id,
      groupTaskId: task.id,
      userId: user.id,
      direction,
    },
  }),
  GroupTaskApproved: ({ group, task }) => ({
    type: 'GROUP_TASK_APPROVED',
    data: { message: 'messages.groupTaskApproved', params: { task: task.text }, groupId: group, taskId: task.id },
  }),
  ApprovedTaskWaits: ({ task, direction }) => ({
    type: 'SCORED_TASK',
    data: { message: 'messages.groupTaskApproved', params: { task: task.text }, scoreTask: task, direction },
  }),
} as const satisfies EventTable<Notice | undefined>

/** Is the notification about this group's chat? */
export const isAboutGroup =
  (group: string) =>
  ({ data }: Notification): boolean =>
    (data.group as { readonly id?: unknown } | undefined)?.id === group
