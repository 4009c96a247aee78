import * as E from 'fp-ts/lib/Either.js'
import { type Result, fromIso, HOUR, idFrom, MINUTE, refuse, type RuleContext } from '../kernel/index.ts'
import { asKey, type ChatMessage, type Group, type MessageId, TAVERN, type User } from '../model/index.ts'
import { authorizeGroupAction } from '../permissions/index.ts'
import { requireActor, findDocument, succeed, type SharedRule, usersOf, withDocuments } from '../documents/index.ts'
import { bannedIn, holdsSlur, refuseSlur } from '../words/index.ts'
import { authorOf } from './author-of.ts'
import { SHADOW_FLAGS } from './flags.ts'
import { mentionedIn, withProfileLinks, isMentioned } from './mentions.ts'
import { messageText, unformatted } from './message-text.ts'
import { withNews } from './see-chat.ts'
import { isSpam } from './spam.ts'
import { eventsOfMessage } from './events-of-message.ts'

/**
 * `client`: the program that sent the message. `newcomersWait`: minutes before a new account may write; a setting of
 * the site.
 */
export type PostMessage = {
  readonly group: string
  readonly text: string
  readonly client?: string
  readonly newcomersWait?: number
}

type Refusals =
  | 'messageGroupChatBlankMessage'
  | 'groupNotFound'
  | 'chatPrivilegesRevoked'
  | 'bannedSlurUsed'
  | 'bannedWordUsed'
  | 'messageGroupChatSpam'
  | 'chatTemporarilyUnavailable'

/** Posts a message to a group's chat and notifies its members. docs/reference/api.md 2.12 and 4.4. */
export const postMessage: SharedRule<keyof RuleContext, PostMessage, Refusals, ChatMessage> =
  (context) =>
  ({ actorId, group: id, text: raw, client, newcomersWait = 0 }) =>
  (documents) => {
    const text = messageText(raw)
    if (text === '') return refuse('messageGroupChatBlankMessage')
    const actor = requireActor(documents, actorId)
    const authorized = authorizeGroupAction('writeChat', {
      actor,
      group: findDocument(documents, 'groups', id),
      now: context.now,
    })
    if (E.isLeft(authorized)) return authorized
    const refused = wordRefusal(context, authorized.right, text)
    if (refused !== undefined) return refused
    if (isSpam(actor, authorized.right, Object.values(documents.messages), context.now))
      return refuse('messageGroupChatSpam')
    if (context.now - fromIso(actor.auth.timestamps.created) < newcomersWait * MINUTE)
      return refuse('chatTemporarilyUnavailable')
    const names = mentionedIn(text)
    const mentionedUsers = Object.values(documents.users).filter((user) => isMentioned(user, names))
    const message = messageOf(context, actor, authorized.right, {
      text: withProfileLinks(text, mentionedUsers),
      client,
    })
    const events = eventsOfMessage(documents, authorized.right, message, mentionedUsers)
    const readers = usersOf(
      documents,
      events.flatMap(({ to, event }) => (event.type === 'ChatMessagePosted' ? [to] : [])),
    )
    const withUnread = withDocuments(
      documents,
      'users',
      readers.map((user) => withNews(user, authorized.right)),
    )
    const withGuild = withDocuments(withUnread, 'groups', activeGuild(authorized.right, message))
    return succeed(withDocuments(withGuild, 'messages', [message]), message, events)
  }

/**
 * The guild, if lists are to say that somebody wrote in it: at most once an hour, since whoever else changes the guild waits
 * for it, and never for a message that nobody else sees. docs/decisions/140-guilds-in-lists.md
 */
const activeGuild = (group: Group, { flagCount, timestamp }: ChatMessage): ReadonlyArray<Group> => {
  const { _id, type, privacy, activeAt = 0 } = group
  const isListed = type === 'guild' && privacy === 'public' && _id !== TAVERN
  return isListed && flagCount === 0 && timestamp - activeAt >= HOUR ? [{ ...group, activeAt: timestamp }] : []
}

/** Refuses slurs, and banned words unless the group allows them, in public groups. */
const wordRefusal = (
  { catalogue }: RuleContext,
  { privacy, bannedWordsAllowed }: Group,
  text: string,
): Result<'bannedSlurUsed' | 'bannedWordUsed', never> | undefined => {
  if (privacy !== 'public') return undefined
  if (holdsSlur(catalogue, [text])) return refuseSlur('bannedSlurUsed')
  const banned = bannedWordsAllowed === true ? [] : bannedIn(catalogue, [text])
  return banned.length === 0 ? undefined : refuse('bannedWordUsed', { words: banned.join(', ') })
}

type MessageContent = { readonly text: string; readonly client: string | undefined }

const messageOf = (
  { seed, now }: RuleContext,
  actor: User,
  group: Group,
  { text, client }: MessageContent,
): ChatMessage => ({
  _id: asKey<MessageId>(idFrom(seed, 'chat.post')),
  groupId: group._id,
  text,
  unformattedText: unformatted(text),
  timestamp: now,
  uuid: actor._id,
  likes: {},
  flags: {},
  flagCount: actor.flags.chatShadowMuted === true ? SHADOW_FLAGS : 0,
  info: {},
  ...authorOf(actor),
  ...(client === undefined ? {} : { client }),
})
