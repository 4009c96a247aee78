import { idFrom, type World } from '../../kernel/index.ts'
import { asKey, type Letter, type MessageId, type SystemInfo, type User } from '../../model/index.ts'
import { authorOf, unformatted } from '../chat/index.ts'
import { type Society, type Told, withDocuments, withUser } from '../society/index.ts'

/** `info`: what the game adds in each reader's language. */
export type Writing = { readonly from: User; readonly to: User; readonly text: string; readonly info?: SystemInfo }

type Written = { readonly state: Society; readonly mine: Letter; readonly told: ReadonlyArray<Told> }

/**
 * A letter in the hands of both: each has a copy that shows the other; one to oneself has one copy. Of a player who is
 * muted without knowing, only their own copy is written. Reference, api 2.11, 3.6 and 4.4.
 */
export const writeLetter = (world: Pick<World, 'now' | 'seed'>, society: Society, writing: Writing): Written => {
  const { from, to } = writing
  const mine = copyFor(world, writing, 'sent')
  if (from._id === to._id || from.flags.chatShadowMuted === true)
    return { state: withDocuments(society, 'letters', [mine]), mine, told: [] }
  const theirs = copyFor(world, writing, 'received')
  const receiver = society.users[to._id] ?? to
  const waiting = { ...receiver, inbox: { ...receiver.inbox, newMessages: receiver.inbox.newMessages + 1 } }
  return {
    state: withUser(withDocuments(society, 'letters', [mine, theirs]), waiting),
    mine,
    told: [{ to: to._id, event: { type: 'LetterReceived', letter: theirs._id, from: from._id } }],
  }
}

const copyFor = (
  { now, seed }: Pick<World, 'now' | 'seed'>,
  { from, to, text, info = {} }: Writing,
  side: 'sent' | 'received',
): Letter => {
  const [owner, other] = side === 'sent' ? [from, to] : [to, from]
  return {
    _id: asKey<MessageId>(idFrom(seed, `writeLetter/${side}`)),
    uniqueMessageId: idFrom(seed, 'writeLetter/both'),
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
