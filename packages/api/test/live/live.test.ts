import { asKey, TAVERN, type UserId } from '@daykeep/rules/model'
import { aChallenge, aGroup, aMessage, aShared, idOf, onBoardOf } from '@daykeep/rules/test-kit'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../test-kit/client.ts'
import { type LiveClient, openLiveStream } from '../../test-kit/live-client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { putDocuments } from '../../test-kit/documents/put-documents.ts'
import { startTestServer, type TestServer, TODAY } from '../../test-kit/test-server.ts'
import { DEN, PARTY, createSamples, type SamplePlayers } from '../../test-kit/sample-documents.ts'

describe('the live stream', () => {
  let folder: string
  let server: TestServer
  let people: SamplePlayers
  const open: LiveClient[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'daykeep-live-'))
    server = await startTestServer({ dataDir: folder })
    people = await createSamples(server)
  })
  afterEach(async () => {
    for (const stream of open.splice(0)) stream.close()
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const follow = async (player: TestPlayer, options: Parameters<typeof openLiveStream>[2] = {}, at = server) => {
    const stream = await openLiveStream(at, player, options)
    open.push(stream)
    return stream
  }
  const following = async (player: TestPlayer, groups: ReadonlyArray<string> = [PARTY]) => {
    const stream = await follow(player, { groups })
    expect((await stream.next()).type).toBe('hello')
    return stream
  }
  const say = (text: string, changes = {}) =>
    putDocuments(server, {
      messages: [
        aMessage(text, { groupId: PARTY, uuid: asKey<UserId>(people.leader.id), timestamp: TODAY, ...changes }),
      ],
    })

  it('is for players only', async () => {
    const stream = await fetch(`${server.url}/api/v4/live`)
    expect(stream.status).toBe(401)
    const bad = await fetch(`${server.url}/api/v4/live?groups=owls`, { headers: people.member.headers })
    expect(bad.status).toBe(400)
  })

  it('tells two players of a message, a change of it and its removal', async () => {
    const streams = [await following(people.member), await following(people.leader)]
    await say('news')
    await say('news', { likes: { [people.member.id]: true } })
    const id = idOf('news')
    await server.app.store.commit([{ type: 'remove', collection: 'messages', id, version: 2 }])
    for (const stream of streams) {
      expect(await stream.next()).toMatchObject({ type: 'message', data: { group: PARTY, id } })
      expect(await stream.next()).toMatchObject({ type: 'messageChanged', data: { group: PARTY, id } })
      expect(await stream.next()).toMatchObject({ type: 'messageRemoved', data: { group: PARTY, id } })
    }
  })

  it('tells the group, its board, private messages and what others change of the player', async () => {
    const stream = await following(people.member, [PARTY, DEN])
    await putDocuments(server, {
      groups: [aGroup('party', { name: 'Renamed', leader: asKey<UserId>(people.leader.id) })],
    })
    expect(await stream.next()).toMatchObject({ type: 'group', data: { group: PARTY } })
    await putDocuments(server, { sharedTasks: [aShared.todo('sweep', { group: onBoardOf('den') })] })
    expect(await stream.next()).toMatchObject({ type: 'task', data: { group: DEN, id: idOf('sweep') } })
    await patchUser(server, people.member, (user) => ({ ...user, balance: 3 }))
    expect(await stream.next()).toMatchObject({ type: 'user' })
  })

  it('tells of a challenge, its tasks and its end to those who have its group open', async () => {
    const stream = await following(people.member)
    const id = idOf('pages')
    const liveEvent = { type: 'challenge', data: { group: PARTY, id } }
    await putDocuments(server, { challenges: [aChallenge('pages', { group: asKey(PARTY) })] })
    expect(await stream.next()).toMatchObject(liveEvent)
    await putDocuments(server, { sharedTasks: [aShared.habit('read', { challenge: { id: asKey(id) } })] })
    expect(await stream.next()).toMatchObject(liveEvent)
    await server.app.store.commit([{ type: 'remove', collection: 'challenges', id, version: 1 }])
    expect(await stream.next()).toMatchObject(liveEvent)
  })

  it('tells what is said in the tavern, under its id in any case', async () => {
    const stream = await following(people.outsider, [TAVERN.toLowerCase()])
    await say('hello', { groupId: TAVERN })
    expect(await stream.next()).toMatchObject({ type: 'message', data: { group: TAVERN } })
  })

  it('tells the player’s other devices of a command, by its turn', async () => {
    const stream = await following(people.member, [])
    await people.member.call('POST', '/user/sleep')
    expect(await stream.next()).toEqual({ type: 'user', id: '', data: { turn: 0 } })
  })

  it('tells nobody but the author of a shadow-muted player’s message', async () => {
    const [author, other] = [await following(people.muted), await following(people.member)]
    await say('hidden', { uuid: asKey<UserId>(people.muted.id), flagCount: 10 })
    await say('open')
    expect(await author.next()).toMatchObject({ data: { id: idOf('hidden') } })
    expect(await other.next()).toMatchObject({ data: { id: idOf('open') } })
  })

  it('tells nothing of a group that the player may not look into, from the moment they may not', async () => {
    const [outsider, member] = [await following(people.outsider), await following(people.member)]
    await patchUser(server, people.member, (user) => {
      const { _id, ...party } = user.party
      return { ...user, party }
    })
    expect((await member.next()).type).toBe('user')
    await new Promise((later) => setTimeout(later, 50))
    await say('secret')
    await patchUser(server, people.member, (user) => ({ ...user, balance: 1 }))
    await patchUser(server, people.outsider, (user) => ({ ...user, balance: 1 }))
    expect((await member.next()).type).toBe('user')
    expect((await outsider.next()).type).toBe('user')
  })

  it('goes on where it was interrupted, with nothing missing and nothing twice', async () => {
    await following(people.leader)
    const stream = await following(people.member)
    await say('one')
    await stream.next()
    stream.close()
    for (const text of ['two', 'three', 'four']) await say(text)
    const resumed = await follow(people.member, { groups: [PARTY], lastEventId: stream.lastId() })
    await say('five')
    const types = await Promise.all(Array.from({ length: 5 }, () => resumed.next()))
    expect(types.map(({ type, data }) => data['id'] ?? type)).toEqual([
      'hello',
      ...['two', 'three', 'four', 'five'].map((text) => idOf(text)),
    ])
  })

  it('begins with what happened while its client read answers without a stream', async () => {
    await following(people.leader)
    await say('before')
    const stream = await follow(people.member, { groups: [PARTY], age: 5000 })
    expect(await stream.next()).toMatchObject({ type: 'hello', id: expect.stringMatching(/^\d{16}$/) as unknown })
    // the samples were stored in the same moment
    while ((await stream.next()).data['id'] !== idOf('before')) expect(stream.events.length).toBeLessThan(20)
    const fresh = await follow(people.member, { groups: [PARTY] })
    await say('after')
    expect([(await fresh.next()).type, (await fresh.next()).data['id']]).toEqual(['hello', idOf('after')])
    const old = await follow(people.member, { groups: [PARTY], age: 11 * 60 * 1000 })
    expect((await old.next()).type).toBe('reset')
  })

  it('goes on at another process, also when nobody was listening there', async () => {
    const stream = await following(people.member)
    await say('one')
    await stream.next()
    stream.close()
    await say('two')
    const other = await startTestServer({ dataDir: folder })
    const resumed = await follow(people.member, { groups: [PARTY], lastEventId: stream.lastId() }, other)
    expect((await resumed.next()).type).toBe('hello')
    expect(await resumed.next()).toMatchObject({ data: { id: idOf('two') } })
    await say('three')
    expect(await resumed.next()).toMatchObject({ data: { id: idOf('three') } })
    resumed.close()
    await other.stop()
  })

  it('says to read everything again when it cannot know what was missed', async () => {
    await following(people.leader)
    await say('one')
    const stream = await follow(people.member, { groups: [PARTY], lastEventId: '0000000000000000' })
    expect(await stream.next()).toMatchObject({ type: 'reset', id: expect.stringMatching(/^\d{16}$/) as unknown })
  })

  it('ends with the login, with the account, and with the server', async () => {
    const ended = await following(people.member)
    const logins = (await people.member.call('GET', '/user/auth/tokens')).body.data as unknown as Array<{ id: string }>
    await people.member.call('DELETE', `/user/auth/tokens/${logins[0]?.id}`)
    await ended.ended
    const suspended = await following(people.outsider, [])
    await patchUser(server, people.outsider, (user) => ({ ...user, auth: { ...user.auth, blocked: true } }))
    await suspended.ended
    const last = await following(people.leader)
    await server.app.live.close()
    await last.ended
  })

  it('ends the oldest of too many streams of one player', async () => {
    const streams: LiveClient[] = []
    for (let n = 0; n < 21; n += 1) streams.push(await following(people.leader, []))
    await streams[0]?.ended
    expect(server.app.live.size()).toBe(20)
  })
})
