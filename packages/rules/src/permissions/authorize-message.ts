import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import { type ChatMessage, type Group, SYSTEM, type User } from '../model/index.ts'
import { hasPrivilege } from './privileges.ts'
import { canView } from './membership.ts'

/** The number of reports at which only the author and moderators see a message. docs/reference/application.md 9. */
export const HIDDEN_MESSAGE_FLAGS = 2

/** May the player see this message? */
export const isVisibleMessage = (actor: User, { uuid, flagCount }: ChatMessage): boolean =>
  flagCount < HIDDEN_MESSAGE_FLAGS || uuid === actor._id || hasPrivilege(actor, 'moderator')

export type MessageAction = 'like' | 'report' | 'delete' | 'clearFlags'

/** The actor, the group and the message, as far as they exist. */
export type MessageRequest = {
  readonly actor: User
  readonly group: Group | undefined
  readonly message: ChatMessage | undefined
}

export type MessageRefusals =
  | 'groupNotFound'
  | 'messageGroupChatNotFound'
  | 'messageCannotFlagSystemMessages'
  | 'onlyCreatorOrAdminCanDeleteChat'
  | 'messageGroupChatAdminClearFlagCount'

/** The message if the player may perform this action on it, else a refusal. docs/reference/api.md 4.4. */
export const authorizeMessageAction = (
  action: MessageAction,
  { actor, group, message }: MessageRequest,
): Result<MessageRefusals, ChatMessage> => {
  const moderates = hasPrivilege(actor, 'moderator')
  if (action === 'clearFlags' && !moderates) return refuse('messageGroupChatAdminClearFlagCount')
  if (group === undefined || !(canView(actor, group) || (moderates && FROM_OUTSIDE.has(action))))
    return refuse('groupNotFound')
  if (message === undefined || !isVisibleMessage(actor, message)) return refuse('messageGroupChatNotFound')
  if (action === 'report' && message.uuid === SYSTEM) return refuse('messageCannotFlagSystemMessages')
  if (action === 'delete' && message.uuid !== actor._id && !moderates) return refuse('onlyCreatorOrAdminCanDeleteChat')
  return E.right(message)
}

/** Actions that moderators may perform in groups that they are not in. */
const FROM_OUTSIDE: ReadonlySet<MessageAction> = new Set(['report', 'clearFlags'])
