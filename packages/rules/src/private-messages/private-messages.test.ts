import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aPrivateMessage,
  outcomeOf,
  aPerson,
  documentsWith,
  aUser,
  type DeepPartial,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { asKey, LIMITS, type User } from '../model/index.ts'
import { blockUser } from './block-user.ts'
import { conversationsOf } from './conversations-of.ts'
import { clearPrivateMessages, deletePrivateMessage } from './delete-private-message.ts'
import { flagPrivateMessage } from './flag-private-message.ts'
import { likePrivateMessage } from './like-private-message.ts'
import { readPrivateMessages, type ReadPrivateMessages } from './read-private-messages.ts'
import { sendPrivateMessage } from './send-private-message.ts'
import { withUnreadFrom } from './unread.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }

const send = (sender: DeepPartial<User> = {}, receiver: DeepPartial<User> = {}, to = 'nia', text = 'Hello') =>
  sendPrivateMessage(context)({ actorId: idOf('ida'), to: idOf(to), text })(
    documentsWith({ users: [aPerson('ida', sender), aPerson('nia', receiver)] }),
  )

describe('sendLetter (api 2.11)', () => {
  it('gives each a copy that shows the other, under one shared id', () => {
    const { state, report, events } = outcomeOf(send())
    const [mine, theirs] = Object.values(state.privateMessages)
    expect(report).toEqual(mine)
    expect(mine).toMatchObject({ ownerId: idOf('ida'), uuid: idOf('nia'), user: 'nia', sent: true, text: 'Hello' })
    expect(theirs).toMatchObject({ ownerId: idOf('nia'), uuid: idOf('ida'), user: 'ida', sent: false, text: 'Hello' })
    expect(mine?.uniqueMessageId).toBe(theirs?.uniqueMessageId)
    expect(state.users[idOf('nia')]?.inbox).toMatchObject({
      newMessages: 1,
      unread: { [idOf('ida')]: { count: 1, since: NOON } },
    })
    expect(events.map(({ to, event }) => [to, event.type])).toEqual([[idOf('nia'), 'PrivateMessageReceived']])
  })

  it('to oneself is a single copy', () => {
    const { state, events } = outcomeOf(send({}, {}, 'ida'))
    expect(Object.values(state.privateMessages)).toHaveLength(1)
    expect(events).toEqual([])
  })

  it('of a player who is muted without knowing reaches nobody', () => {
    const { state, events } = outcomeOf(send({ flags: { chatShadowMuted: true } }))
    expect(Object.values(state.privateMessages)).toMatchObject([{ ownerId: idOf('ida') }])
    expect(state.users[idOf('nia')]?.inbox.newMessages).toBe(0)
    expect(events).toEqual([])
  })

  it.each<[string, ReturnType<typeof send>, Parameters<typeof expectRefusal>[1]]>([
    ['nothing', send({}, {}, 'nia', '  '), 'messageRequired'],
    ['letters to nobody', send({}, {}, 'nobody'), 'userNotFound'],
    ['who may not write', send({ flags: { chatRevoked: true } }), 'chatPrivilegesRevoked'],
    ['whom the other blocks', send({}, { inbox: { blocks: [idOf('ida')] } }), 'notAuthorizedToSendMessageToThisUser'],
    ['who blocks the other', send({ inbox: { blocks: [idOf('nia')] } }), 'blockedToSendToThisUser'],
    [
      'letters to a player who wants none',
      send({}, { inbox: { optOut: true } }),
      'notAuthorizedToSendMessageToThisUser',
    ],
  ])('refuses %s', (_, result, key) => expectRefusal(result, key))

  it('tells the first thing that stands against it', () => {
    const result = send({ flags: { chatRevoked: true }, inbox: { blocks: [idOf('nia')] } }, { inbox: { optOut: true } })
    expectRefusal(result, 'chatPrivilegesRevoked')
  })

  it('by moderators goes past blocks and closed doors', () => {
    const result = send({ permissions: { moderator: true } }, { inbox: { optOut: true, blocks: [idOf('ida')] } })
    expect(E.isRight(result)).toBe(true)
  })
})

describe('letters one has', () => {
  const mine = aPrivateMessage('mine', { uniqueMessageId: 'both' })
  const theirs = aPrivateMessage('theirs', { uniqueMessageId: 'both', ownerId: idOf('leader'), uuid: idOf('member') })
  const town = documentsWith({ users: [aPerson('member'), aPerson('leader')], privateMessages: [mine, theirs] })
  const actorId = idOf('member')

  it('are liked on both copies', () => {
    const { state } = outcomeOf(likePrivateMessage({})({ actorId, both: 'both' })(town))
    expect(Object.values(state.privateMessages).map(({ likes }) => likes)).toEqual([
      { [actorId]: true },
      { [actorId]: true },
    ])
    expectRefusal(likePrivateMessage({})({ actorId: idOf('other'), both: 'both' })(town), 'messageGroupChatNotFound')
  })

  it('are reported once; both refusals are of the other kind here', () => {
    const flag = (message: string, documents = town) =>
      flagPrivateMessage({ now: NOON })({ actorId, message })(documents)
    const { state, report } = outcomeOf(flag(mine._id))
    expect(report).toMatchObject({ reported: true, flagCount: 1, flags: { [actorId]: true } })
    const again = flag(mine._id, state)
    expectRefusal(again, 'messageGroupChatFlagAlreadyReported')
    expect(E.isLeft(again) && again.left.kind).toBe('badRequest')
    const notMine = flag(theirs._id)
    expectRefusal(notMine, 'messageGroupChatNotFound')
    expect(E.isLeft(notMine) && notMine.left.kind).toBe('badRequest')
  })

  it('are thrown away by each for themselves', () => {
    expect(
      Object.keys(outcomeOf(deletePrivateMessage({})({ actorId, message: mine._id })(town)).state.privateMessages),
    ).toEqual([theirs._id])
    expectRefusal(deletePrivateMessage({})({ actorId, message: theirs._id })(town), 'messageGroupChatNotFound')
    expect(Object.keys(outcomeOf(clearPrivateMessages({})({ actorId })(town)).state.privateMessages)).toEqual([
      theirs._id,
    ])
    const unread = { [idOf('nia')]: { count: 1, since: NOON } }
    const cleared = outcomeOf(
      clearPrivateMessages({})({ actorId })({
        ...town,
        users: { [actorId]: aPerson('member', { inbox: { unread } }) },
      }),
    )
    expect(cleared.state.users[actorId]?.inbox.unread).toBeUndefined()
  })

  it('make conversations, the newest first', () => {
    const messages = [
      aPrivateMessage('a', { timestamp: 1 }),
      aPrivateMessage('b', { timestamp: 3 }),
      aPrivateMessage('c', { timestamp: 2, uuid: idOf('eve') }),
    ]
    expect(conversationsOf(messages).map(({ newest, count }) => [newest.text, count])).toEqual([
      ['b', 2],
      ['c', 1],
    ])
  })

  it('are not new any more once they are read', () => {
    const read = aUser({ inbox: { newMessages: 0 } })
    expect(outcomeOf(readPrivateMessages()({})(aUser({ inbox: { newMessages: 3 } }))).state.inbox.newMessages).toBe(0)
    expect(outcomeOf(readPrivateMessages()({})(read)).state).toBe(read)
  })

  it('are unread in their conversation until it is read, also when the list was looked at', () => {
    const [ida, ole] = [idOf('ida'), idOf('ole')]
    const unread = { [ida]: { count: 2, since: NOON }, [ole]: { count: 1, since: NOON } }
    const reader = aUser({ inbox: { newMessages: 3, unread } })
    const read = (params: ReadPrivateMessages, user = reader) => outcomeOf(readPrivateMessages()(params)(user)).state
    expect(read({ listed: true }).inbox).toMatchObject({ newMessages: 0, unread })
    expect(read({ conversation: ida }).inbox).toMatchObject({ newMessages: 1, unread: { [ole]: unread[ole] } })
    expect(read({ conversation: ida }, read({ listed: true })).inbox.newMessages).toBe(0)
    expect(read({ conversation: 'nobody' })).toBe(reader)
    expect(read({}).inbox).toEqual({ ...aUser().inbox, newMessages: 0 })
  })

  it('are counted from the first that is unread', () => {
    const marked = withUnreadFrom(withUnreadFrom(aUser(), idOf('ida'), NOON), idOf('ida'), NOON + 5)
    expect(marked.inbox).toMatchObject({ newMessages: 2, unread: { [idOf('ida')]: { count: 2, since: NOON } } })
  })

  it('are still counted in all where very many conversations are unread', () => {
    const many = Array.from({ length: LIMITS.unreadConversations }, (_, at) => [`p${at}`, { count: 1, since: NOON }])
    const popular = aUser({ inbox: { newMessages: 900, unread: Object.fromEntries(many) } })
    const { inbox } = withUnreadFrom(popular, idOf('ida'), NOON)
    expect(inbox.newMessages).toBe(901)
    expect(inbox.unread).toBe(popular.inbox.unread)
    expect(withUnreadFrom(popular, asKey('p0'), NOON).inbox.unread).toMatchObject({ p0: { count: 2 } })
  })
})

describe('blockUser (api 2.2)', () => {
  const ida = aPerson('ida')

  it('is taken back by doing it again', () => {
    const blocked = outcomeOf(blockUser()({ user: idOf('eve') })(ida))
    expect(blocked.report).toEqual([idOf('eve')])
    expect(outcomeOf(blockUser()({ user: idOf('eve') })(blocked.state)).report).toEqual([])
  })

  it('needs somebody else', () => {
    expectRefusal(blockUser()({ user: 'eve' })(ida), 'invalidUUID')
    expectRefusal(blockUser()({ user: ida._id })(ida), 'blockYourself')
  })
})
