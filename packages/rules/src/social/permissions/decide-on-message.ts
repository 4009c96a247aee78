import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'
import { type ChatMessage, type Group, SYSTEM, type User } from '../../model/index.ts'
import { holds } from './privileges.ts'
import { sees } from './standing.ts'

/** Reports from which on only the writer and moderators see a message. Application specification, section 9. */
export const HIDDEN_MESSAGE_FLAGS = 2

/** Does the player see this message among the others? */
export const isVisibleMessage = (actor: User, { uuid, flagCount }: ChatMessage): boolean =>
  flagCount < HIDDEN_MESSAGE_FLAGS || uuid === actor._id || holds(actor, 'moderator')

export type MessageAction = 'like' | 'report' | 'delete' | 'clearFlags'

/** Who asks about which message of which group's chat. */
export type AskedMessage = {
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

/** May the player do this with the message? The message, or why not. Reference, api 4.4. */
export const decideOnMessage = (
  action: MessageAction,
  { actor, group, message }: AskedMessage,
): Answer<MessageRefusals, ChatMessage> => {
  const moderates = holds(actor, 'moderator')
  if (action === 'clearFlags' && !moderates) return refuse('messageGroupChatAdminClearFlagCount')
  if (group === undefined || !(sees(actor, group) || (moderates && FROM_OUTSIDE.has(action))))
    return refuse('groupNotFound')
  if (message === undefined) return refuse('messageGroupChatNotFound')
  if (action === 'report' && message.uuid === SYSTEM) return refuse('messageCannotFlagSystemMessages')
  if (action === 'delete' && message.uuid !== actor._id && !moderates) return refuse('onlyCreatorOrAdminCanDeleteChat')
  return E.right(message)
}

/** What moderators do in groups that they are not in. */
const FROM_OUTSIDE: ReadonlySet<MessageAction> = new Set(['report', 'clearFlags'])
