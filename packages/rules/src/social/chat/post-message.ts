import * as E from 'fp-ts/lib/Either.js'
import { type Answer, fromIso, idFrom, MINUTE, refuse, type World } from '../../kernel/index.ts'
import { asKey, type ChatMessage, type Group, type MessageId, type User } from '../../model/index.ts'
import { decideOnGroup } from '../permissions/index.ts'
import { actorOf, type By, documentOf, done, type SocialRule, usersOf, withDocuments } from '../society/index.ts'
import { bannedIn, holdsSlur, refuseSlur } from '../words/index.ts'
import { authorOf } from './author-of.ts'
import { SHADOW_FLAGS } from './flags.ts'
import { mentionedIn, withProfileLinks, isMentioned } from './mentions.ts'
import { messageText, unformatted } from './message-text.ts'
import { withNews } from './see-chat.ts'
import { isSpam } from './spam.ts'
import { toldOfMessage } from './told-of-message.ts'

/** `client`: the program it was written with. `newcomersWait`: minutes before a new account may write; a setting of the site. */
export type PostMessage = By & {
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

/**
 * Writes a line into a group's chat and tells its members. Reference, api 2.12 and 4.4. Needs the group, its members (in
 * a large group, those who are called by name), and in the tavern the writer's messages of the last minute.
 */
export const postMessage: SocialRule<keyof World, PostMessage, Refusals, ChatMessage> =
  (world) =>
  ({ by, group: id, text: raw, client, newcomersWait = 0 }) =>
  (society) => {
    const text = messageText(raw)
    if (text === '') return refuse('messageGroupChatBlankMessage')
    const actor = actorOf(society, by)
    const decided = decideOnGroup('writeChat', { actor, group: documentOf(society, 'groups', id), now: world.now })
    if (E.isLeft(decided)) return decided
    const refused = wordRefusal(world, decided.right, text)
    if (refused !== undefined) return refused
    if (isSpam(actor, decided.right, Object.values(society.chat), world.now)) return refuse('messageGroupChatSpam')
    if (world.now - fromIso(actor.auth.timestamps.created) < newcomersWait * MINUTE)
      return refuse('chatTemporarilyUnavailable')
    const named = mentionedIn(text)
    const called = Object.values(society.users).filter((user) => isMentioned(user, named))
    const message = messageOf(world, actor, decided.right, { text: withProfileLinks(text, called), client })
    const told = toldOfMessage(society, decided.right, message, called)
    const readers = usersOf(
      society,
      told.flatMap(({ to, event }) => (event.type === 'ChatMessagePosted' ? [to] : [])),
    )
    const noted = withDocuments(
      society,
      'users',
      readers.map((user) => withNews(user, decided.right)),
    )
    return done(withDocuments(noted, 'chat', [message]), message, told)
  }

/** Public places do without some words. */
const wordRefusal = (
  { catalogue }: World,
  { privacy, bannedWordsAllowed }: Group,
  text: string,
): Answer<'bannedSlurUsed' | 'bannedWordUsed', never> | undefined => {
  if (privacy !== 'public') return undefined
  if (holdsSlur(catalogue, [text])) return refuseSlur('bannedSlurUsed')
  const banned = bannedWordsAllowed === true ? [] : bannedIn(catalogue, [text])
  return banned.length === 0 ? undefined : refuse('bannedWordUsed', { words: banned.join(', ') })
}

type Written = { readonly text: string; readonly client: string | undefined }

const messageOf = ({ seed, now }: World, actor: User, group: Group, { text, client }: Written): ChatMessage => ({
  _id: asKey<MessageId>(idFrom(seed, 'postMessage')),
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
