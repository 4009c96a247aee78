import { idFrom, type RuleContext } from '../kernel/index.ts'
import { asKey, type PrivateMessage, type MessageId, type SystemInfo, type User } from '../model/index.ts'
import { authorOf, unformatted } from '../chat/index.ts'
import { type Documents, type AddressedEvent, withDocuments, withUser } from '../documents/index.ts'
import { withUnreadFrom } from './unread.ts'

/** `info`: what the game adds, in each reader's language. */
export type PrivateMessageDraft = {
  readonly from: User
  readonly to: User
  readonly text: string
  readonly info?: SystemInfo
}

type PrivateMessageOutcome = {
  readonly state: Documents
  readonly mine: PrivateMessage
  readonly events: ReadonlyArray<AddressedEvent>
}

/**
 * Writes a private message: each player gets a copy that shows the other; a message to oneself has one copy. Of a
 * shadow-muted sender's message only their own copy is written. docs/reference/api.md 2.11, 3.6 and 4.4.
 */
export const writePrivateMessage = (
  context: Pick<RuleContext, 'now' | 'seed'>,
  documents: Documents,
  draft: PrivateMessageDraft,
): PrivateMessageOutcome => {
  const { from, to } = draft
  const sharedId = idFrom(context.seed, 'privateMessages.write/both')
  const mine = copyFor(context, draft, sharedId, 'sent')
  if (from._id === to._id || from.flags.chatShadowMuted === true)
    return { state: withDocuments(documents, 'privateMessages', [mine]), mine, events: [] }
  const theirs = copyFor(context, draft, sharedId, 'received')
  const receiver = documents.users[to._id] ?? to
  const notified = withUnreadFrom(receiver, from._id, context.now)
  return {
    state: withUser(withDocuments(documents, 'privateMessages', [mine, theirs]), notified),
    mine,
    events: [{ to: to._id, event: { type: 'PrivateMessageReceived', message: theirs._id, from: from._id } }],
  }
}

const copyFor = (
  { now, seed }: Pick<RuleContext, 'now' | 'seed'>,
  { from, to, text, info = {} }: PrivateMessageDraft,
  uniqueMessageId: string,
  side: 'sent' | 'received',
): PrivateMessage => {
  const [owner, other] = side === 'sent' ? [from, to] : [to, from]
  return {
    _id: asKey<MessageId>(idFrom(seed, `privateMessages.write/${side}`)),
    uniqueMessageId,
    ownerId: owner._id,
    uuid: other._id,
    sent: side === 'sent',
    text,
    unformattedText: unformatted(text),
    timestamp: now,
    likes: {},
    flags: {},
    flagCount: 0,
    info,
    ...authorOf(other),
  }
}
