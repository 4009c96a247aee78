import { asKey, type ChatMessage, type MessageId } from '@daykeep/rules/model'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../src/store/index.ts'
import { registerPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { putDocuments } from '../../test-kit/documents/put-documents.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { postMessage, writeTo } from '../../test-kit/chat-and-challenges.ts'

describe('a chat', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const stored = async (id: string) => (await server.app.store.get<ChatMessage>('messages', id))?.body

  it('tells the other members of a message, with its author and client', async () => {
    const { id, leader, members } = await foundParty(server)
    const headers = { 'x-client': 'habitica-ios' }
    const body = { message: '  *Good* morning!  ' }
    const answer = await leader.call('POST', '/groups/party/chat', { headers, body })
    expect(answer.body.data['message']).toMatchObject({
      text: '*Good* morning!',
      unformattedText: 'Good morning!',
      uuid: leader.id,
      username: leader.username,
      client: 'ios',
      timestamp: expect.stringMatching(/^\d{4}-/) as unknown,
    })
    const reader = await members[0].user()
    expect(reader.newMessages).toMatchObject({ [id]: { value: true } })
    expect(reader.notifications.at(-1)).toMatchObject({ type: 'NEW_CHAT_MESSAGE', data: { group: { id } } })
    expect((await leader.user()).newMessages).toEqual({})
  })

  it('is read up to where one device showed it, for all devices of the player, and no less', async () => {
    const { id, leader, members } = await foundParty(server)
    await postMessage(leader)
    const see = (body: object) => expectGranted(members[0].call('POST', `/groups/${id}/chat/seen`, { body }))
    await see({ until: server.time.now })
    await see({ until: server.time.now - 60_000 })
    const reader = await members[0].user()
    expect(reader.newMessages).toEqual({})
    expect(reader.chatSeen).toEqual({ [id]: server.time.now })
    expect(await members[0].call('POST', `/groups/${id}/chat/seen`, { body: { until: 'noon' } })).toMatchObject({
      status: 400,
    })
  })

  it('answers the whole chat to a client that lacks a message', async () => {
    const { leader, members } = await foundParty(server)
    const first = await postMessage(leader)
    server.time.now += 1
    await postMessage(leader, 'And again')
    server.time.now += 1
    const path = `/groups/party/chat?previousMsg=${first}`
    const answer = await members[0].call('POST', path, { body: { message: 'Hello' } })
    expect((answer.body.data['chat'] as readonly { text: string }[]).map(({ text }) => text)).toEqual([
      'Hello',
      'And again',
      'Good morning!',
    ])
  })

  it('mentions a player, whose name becomes a link', async () => {
    const { leader, members } = await foundParty(server)
    const body = { message: `Thanks @${members[0].username}!` }
    const answer = await leader.call('POST', '/groups/party/chat', { body })
    expect((answer.body.data['message'] as { text: string }).text).toContain(`/profile/${members[0].id})`)
  })

  it('is liked, and a like is taken back', async () => {
    const { leader, members } = await foundParty(server)
    const id = await postMessage(leader)
    const like = () => members[0].call('POST', `/groups/party/chat/${id}/like`)
    expect((await like()).body.data).toMatchObject({ likes: { [members[0].id]: true } })
    expect((await stored(id))?.likes).toEqual({ [members[0].id]: true })
    expect((await like()).body.data).toMatchObject({ likes: {} })
  })

  it('hides what a moderator reports, and shows it when the reports are cleared', async () => {
    const { leader, members } = await foundParty(server)
    const id = await postMessage(leader)
    await patchUser(server, members[0], (user) => ({ ...user, permissions: { moderator: true } }))
    await expectGranted(members[0].call('POST', `/groups/party/chat/${id}/flag`, { body: { comment: 'Rude' } }))
    expect(await stored(id)).toMatchObject({ flagCount: 5 })
    await expectGranted(members[0].call('POST', `/groups/party/chat/${id}/clearflags`))
    expect(await stored(id)).toMatchObject({ flagCount: 0 })
  })

  it('loses a message that its author deletes', async () => {
    const { leader } = await foundParty(server)
    const id = await postMessage(leader)
    await expectGranted(leader.call('DELETE', `/groups/party/chat/${id}`))
    expect(await stored(id)).toBeUndefined()
  })

  it('keeps its newest 400 messages, and of those that come then up to 19 more', async () => {
    const { id, leader } = await foundParty(server)
    const first = await stored(await postMessage(leader))
    if (first === undefined) throw new Error('the message was not kept')
    const older = (_: unknown, number: number): ChatMessage => ({
      ...first,
      _id: asKey<MessageId>(randomUUID()),
      timestamp: first.timestamp - number - 1,
    })
    await putDocuments(server, { messages: Array.from({ length: 399 }, older) })
    const count = async () => {
      await server.app.background.settled()
      return server.app.store.count('messages', eq('groupId', id))
    }
    for (let number = 0; number < 19; number += 1) await postMessage(leader)
    expect(await count()).toBe(419)
    await postMessage(leader)
    expect(await count()).toBe(400)
    expect(await stored(first._id)).toBeDefined()
  })

  it('looks the same to a player who is muted without knowing, and tells nobody', async () => {
    const { leader, members } = await foundParty(server)
    await patchUser(server, leader, (user) => ({ ...user, flags: { ...user.flags, chatShadowMuted: true } }))
    expect(await postMessage(leader)).not.toBe('')
    expect((await members[0].user()).newMessages).toEqual({})
  })
})

describe('private messages', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('reach the other player, and are liked on both sides', async () => {
    const [ann, bob] = [await registerPlayer(server), await registerPlayer(server)]
    const { uniqueMessageId } = await writeTo(ann, bob)
    expect((await bob.user()).inbox.newMessages).toBe(1)
    const liked = await bob.call('POST', `/inbox/like-private-message/${uniqueMessageId}`)
    expect(liked.body.data).toMatchObject({ sent: false, uuid: ann.id, likes: { [bob.id]: true } })
  })

  it('are unread in their conversation until that was read, on any device', async () => {
    const [ann, bob, eve] = [await registerPlayer(server), await registerPlayer(server), await registerPlayer(server)]
    const since = server.time.now
    await writeTo(ann, bob)
    await writeTo(ann, bob)
    await writeTo(eve, bob)
    const read = (body: object) => bob.call('POST', '/user/mark-pms-read', { body })
    const ofAnn = { [ann.id]: { count: 2, since } }
    const ofEve = { [eve.id]: { count: 1, since } }
    expect((await read({ listed: true })).body.data[0]).toBe(0)
    expect((await bob.user()).inbox).toMatchObject({ newMessages: 0, unread: { ...ofAnn, ...ofEve } })
    await read({ conversation: ann.id })
    expect((await bob.user()).inbox.unread).toEqual(ofEve)
    await read({})
    expect((await bob.user()).inbox.unread).toBeUndefined()
  })

  it('bring gems', async () => {
    const [ann, bob] = [await registerPlayer(server), await registerPlayer(server)]
    await patchUser(server, ann, (user) => ({ ...user, balance: 2 }))
    const body = { toUserId: bob.id, gemAmount: '4', message: 'For you' }
    await expectGranted(ann.call('POST', '/members/transfer-gems', { body }))
    expect([(await ann.user()).balance, (await bob.user()).balance]).toEqual([1, 1])
    expect((await bob.user()).inbox.newMessages).toBe(1)
  })

  it('are deleted by each for themselves', async () => {
    const [ann, bob] = [await registerPlayer(server), await registerPlayer(server)]
    const { id } = await writeTo(ann, bob)
    await expectGranted(ann.call('DELETE', `/inbox/messages/${id}`))
    expect(await ann.call('DELETE', `/inbox/messages/${id}`)).toMatchObject({ status: 404 })
    await expectGranted(bob.call('DELETE', '/inbox/clear'))
  })
})
