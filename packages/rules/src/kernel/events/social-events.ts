import type { ChatMessage } from '../../model/index.ts'

export type NamedGroup = { readonly id: string; readonly name: string }

export type TaskInGroup = { readonly id: string; readonly text: string }

/** Events among players: groups, chat, challenges, boards. */
export type SocialEvent =
  // people
  | { readonly type: 'GuildFirstJoined' }
  | { readonly type: 'ChallengeFirstJoined' }
  | { readonly type: 'FriendRegistered' }
  | { readonly type: 'PartyGathered'; readonly achievement: 'partyUp' | 'partyOn' }
  | {
      readonly type: 'InvitedToGroup'
      readonly group: NamedGroup
      readonly kind: 'party' | 'guild'
      readonly by: string
    }
  | {
      readonly type: 'InvitedByEmail'
      readonly group: NamedGroup
      readonly kind: 'party' | 'guild'
      readonly email: string
      readonly name?: string
    }
  | { readonly type: 'RemovedFromGroup'; readonly group: NamedGroup; readonly message?: string }
  | {
      readonly type: 'ChatMessagePosted'
      readonly group: NamedGroup
      readonly chat: ChatMessage
      readonly quiet: boolean
    }
  | { readonly type: 'MentionedInChat'; readonly group: NamedGroup; readonly by: string }
  | { readonly type: 'PrivateMessageReceived'; readonly message: string; readonly from: string }
  | { readonly type: 'MessageReported'; readonly message: string; readonly comment?: string }
  | {
      readonly type: 'ChallengeWon'
      readonly challenge: string
      readonly name: string
      readonly prize: number
      readonly leader: string
    }
  // tasks of a group's board
  | { readonly type: 'GroupTaskAssigned'; readonly group: string; readonly task: TaskInGroup; readonly by: string }
  | {
      readonly type: 'GroupTaskNeedsWork'
      readonly group: NamedGroup
      readonly task: TaskInGroup
      readonly manager: { readonly id: string; readonly name: string }
    }
  | {
      readonly type: 'GroupTaskApprovalRequested'
      readonly group: string
      readonly task: TaskInGroup
      readonly user: { readonly id: string; readonly name: string }
      readonly direction: 'up' | 'down'
    }
  | { readonly type: 'GroupTaskApproved'; readonly group: string; readonly task: TaskInGroup }
  | { readonly type: 'ApprovedTaskWaits'; readonly task: TaskInGroup; readonly direction: 'up' | 'down' }
