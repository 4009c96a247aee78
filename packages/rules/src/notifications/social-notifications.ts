import type { EventTable } from '../kernel/index.ts'
import type { Notification } from '../model/index.ts'
import type { NewNotification } from './new-notification.ts'

type GivenThing =
  | { readonly type: 'gems'; readonly gems: number }
  | { readonly type: 'subscription'; readonly months: number }

/** `message`: the words that come with the gift. docs/decisions/094-gifts-are-told.md. */
const gift = ({
  name,
  message,
  ...thing
}: GivenThing & { readonly name: string; readonly message?: string | undefined }): NewNotification => ({
  type: 'ITEM_RECEIVED',
  data: {
    icon: 'gift',
    title: '',
    text: message ?? '',
    destination: '',
    gift: { ...thing, from: name },
  },
})

/** Notifications from players and groups; `params` fills the placeholders of the text `message`. docs/reference/rules.md 12.1. */
export const SOCIAL_NOTIFICATIONS = {
  GuildFirstJoined: () => ({ type: 'GUILD_JOINED_ACHIEVEMENT', data: {} }),
  ChallengeFirstJoined: () => ({ type: 'CHALLENGE_JOINED_ACHIEVEMENT', data: {} }),
  FriendRegistered: () => ({ type: 'INVITED_FRIEND_ACHIEVEMENT', data: {} }),
  PartyGathered: ({ achievement }) => ({
    type: achievement === 'partyUp' ? 'ACHIEVEMENT_PARTY_UP' : 'ACHIEVEMENT_PARTY_ON',
    data: {},
  }),
  GemsReceived: ({ gems, name, message }) => gift({ type: 'gems', gems, name, message }),
  SubscriptionGiven: ({ months, name, message }) => gift({ type: 'subscription', months, name, message }),
  ChallengeWon: ({ challenge, name, prize, leader }) => ({
    type: 'WON_CHALLENGE',
    data: { id: challenge, name, prize, leader },
  }),
  /** Most members look at a chat after many messages: the first of them changes their documents, the others do not. */
  ChatMessagePosted: ({ group, quiet }) =>
    quiet
      ? undefined
      : {
          type: 'NEW_CHAT_MESSAGE',
          data: { group },
          replaces: isAboutGroup(group.id),
          isSaidBy: (older) => !older.seen && isAboutGroup(group.id)(older),
        },
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
} as const satisfies EventTable<NewNotification | undefined>

/** Whether a notification is about this group's chat. */
export const isAboutGroup =
  (group: string) =>
  ({ data }: Notification): boolean =>
    (data.group as { readonly id?: unknown } | undefined)?.id === group
