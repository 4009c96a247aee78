import { type ChatLine, type Documents, withDocuments } from '../documents/index.ts'
import { idFrom, type RuleContext } from '../kernel/index.ts'
import { asKey, type ChatMessage, type Group, type MessageId, SYSTEM, type SystemInfo } from '../model/index.ts'

type LineContext = Pick<RuleContext, 'now' | 'seed'>

/**
 * A message by the game in a group's chat, as facts: each reader sees it in their language. `rollName`: names the roll
 * for its id. docs/reference/rules.md 12.1.
 */
export const systemMessage = (
  { now, seed }: LineContext,
  { _id }: Pick<Group, '_id'>,
  info: SystemInfo & { readonly type: string },
  rollName: string,
): ChatMessage => ({
  _id: asKey<MessageId>(idFrom(seed, rollName)),
  groupId: _id,
  text: '',
  unformattedText: '',
  timestamp: now,
  uuid: SYSTEM,
  likes: {},
  flags: {},
  flagCount: 0,
  info,
})

/** Adds these lines as messages, one millisecond apart, since a chat is ordered by time. */
export const withChatLines = ({ now, seed }: LineContext, documents: Documents, lines: ReadonlyArray<ChatLine>) =>
  withDocuments(
    documents,
    'messages',
    lines.map(({ chat, line }, index) =>
      systemMessage({ now: now + index, seed }, { _id: chat }, line, `chat.line/${index}`),
    ),
  )
