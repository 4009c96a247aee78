import { asKey, type MessageId, type UserId } from '@daykeep/rules/model'
import { aPrivateMessage, idOf } from '@daykeep/rules/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { putDocuments } from '../../test-kit/documents/put-documents.ts'
import { startTestServer, type TestServer, TODAY } from '../../test-kit/test-server.ts'
import { createSamples, type SamplePlayers } from '../../test-kit/sample-documents.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('profiles and private messages', () => {
  let server: TestServer
  let people: SamplePlayers
  beforeAll(async () => {
    server = await startTestServer()
    people = await createSamples(server)
  })
  afterAll(() => server.stop())

  it.each([
    ['/members/nobody', 400, 'invalidReqParams'],
    [`/members/${NOBODY}`, 404, 'userWithIDNotFound'],
    ['/members/username/no-one', 404, 'userNotFound'],
    ['/members/nobody/achievements', 400, 'invalidReqParams'],
    [`/members/${NOBODY}/achievements`, 404, 'userWithIDNotFound'],
    ['/members/nobody/objections/transfer-gems', 400, 'invalidReqParams'],
    [`/members/${NOBODY}/objections/wave`, 400, 'invalidReqParams'],
    [`/members/${NOBODY}/objections/transfer-gems`, 404, 'userWithIDNotFound'],
    ['/inbox/messages?page=x', 400, 'invalidReqParams'],
    ['/inbox/conversations?page=-1', 400, 'invalidReqParams'],
    ['/hall/patrons?page=x', 400, 'invalidReqParams'],
  ])('refuses %s: %i %s', async (path, status, key) => {
    const { body, ...response } = await people.member.call('GET', path)
    expect([response.status, body.key]).toEqual([status, key])
  })

  it('finds a profile by id and by name, with or without an at sign, in any case', async () => {
    const { id, username } = people.leader
    for (const path of [id, id.toUpperCase(), `username/${username}`, `username/@${username.toUpperCase()}`])
      expect((await people.member.call('GET', `/members/${path}`)).body.data).toMatchObject({
        _id: id,
        auth: { local: { username } },
        stats: { maxHealth: 50, maxMP: expect.any(Number) as unknown },
      })
  })

  it('says by name whether one may write', async () => {
    const shy = await registerPlayer(server)
    const canReceive = async () =>
      (await people.member.call('GET', `/members/username/${shy.username}`)).body.data['inbox']
    expect(await canReceive()).toEqual({ optOut: false, canReceive: true })
    await patchUser(server, shy, (user) => ({ ...user, inbox: { ...user.inbox, blocks: [people.member.id] } }))
    expect(await canReceive()).toEqual({ optOut: false, canReceive: false })
  })

  it('tells shelves of achievements with texts', async () => {
    await patchUser(server, people.leader, (user) => ({
      ...user,
      achievements: { ...user.achievements, perfect: 3 },
    }))
    const { body } = await people.member.call('GET', `/members/${people.leader.id}/achievements`)
    expect(body.data).toMatchObject({
      basic: { label: 'Basic', achievements: { perfect: { title: 'Perfect days', earned: true, value: 3, index: 1 } } },
      onboarding: { achievements: { hatchedPet: { earned: false, value: false } } },
    })
  })

  it('tells objections in words, in their order', async () => {
    const objections = async (interaction: string, to: string) =>
      (await people.member.call('GET', `/members/${to}/objections/${interaction}`)).body.data
    expect(await objections('send-private-message', people.leader.id)).toEqual([])
    expect(await objections('transfer-gems', people.member.id)).toEqual([expect.stringMatching(/ /)])
  })

  it('lists own copies of private messages newest first, by the other player or by author', async () => {
    const { body } = await people.member.call('GET', '/inbox/messages')
    expect(body.data).toMatchObject([
      { text: 'answer', sent: false, uuid: people.leader.id, timestamp: new Date(TODAY - 1000).toISOString() },
      { text: 'sent', sent: true, uuid: people.leader.id },
      { text: 'other', uuid: people.outsider.id },
    ])
    const paged = await people.member.call('GET', `/inbox/paged-messages?page=0&conversation=${people.leader.id}`)
    expect(paged.body.data).toMatchObject([
      { text: 'answer', uuid: people.leader.id },
      { text: 'sent', uuid: people.member.id, toUUID: people.leader.id, toUserName: people.leader.username },
    ])
    expect((await people.outsider.call('GET', '/inbox/messages')).body.data).toEqual([])
  })

  it('lists conversations, the latest first, with their counts', async () => {
    await patchUser(server, people.outsider, (user) => ({ ...user, inbox: { ...user.inbox, optOut: true } }))
    const { body } = await people.member.call('GET', '/inbox/conversations')
    expect(body.data).toMatchObject([
      { uuid: people.leader.id, text: 'answer', count: 2, canReceive: true },
      { uuid: people.outsider.id, text: 'other', count: 1, canReceive: false },
    ])
  })

  it('pages messages by 50 up to the 400th, and conversations by 10', async () => {
    const writer = await registerPlayer(server)
    const letters = Array.from({ length: 420 }, (_, n) =>
      aPrivateMessage('letter', {
        _id: idOf<MessageId>(`letter${n}`),
        ownerId: asKey<UserId>(writer.id),
        uuid: asKey<UserId>(idOf(`friend${n % 12}`)),
        user: `Friend ${n % 12}`,
        username: `mate-${n % 12}`,
        timestamp: TODAY + n,
        text: String(n),
      }),
    )
    await putDocuments(server, { privateMessages: letters })
    const list = async (path: string) =>
      (await writer.call('GET', path)).body.data as unknown as ReadonlyArray<{ readonly text: string }>
    const texts = async (path: string) => (await list(path)).map(({ text }) => text)
    expect(await list('/inbox/messages')).toHaveLength(400)
    expect(await texts('/inbox/messages?page=0')).toEqual(Array.from({ length: 50 }, (_, n) => String(419 - n)))
    expect((await texts('/inbox/messages?page=7')).at(-1)).toBe('20')
    expect(await list('/inbox/messages?page=8')).toEqual([])
    expect(await texts('/inbox/conversations')).toHaveLength(12)
    expect(await texts('/inbox/conversations?page=0')).toEqual(Array.from({ length: 10 }, (_, n) => String(419 - n)))
    expect(await texts('/inbox/conversations?page=1')).toEqual(['409', '408'])
    expect(await texts('/inbox/conversations?page=0&search=friend%200')).toEqual(['408'])
    expect(await texts('/inbox/conversations?page=0&search=@MATE-')).toHaveLength(10)
    expect(await texts('/inbox/conversations?page=1&search=@MATE-')).toEqual(['409', '408'])
    expect(await texts('/inbox/conversations?page=0&search=nobody')).toEqual([])
  })

  it('names contributors and patrons, the highest first', async () => {
    const [smith, patron] = [await registerPlayer(server), await registerPlayer(server)]
    await patchUser(server, smith, (user) => ({ ...user, contributor: { level: 3, text: 'Smith' } }))
    await patchUser(server, patron, (user) => ({ ...user, contributor: { level: 7 }, backer: { tier: 5 } }))
    const heroes = await people.member.call('GET', '/hall/heroes')
    expect(heroes.body.data).toMatchObject([{ _id: patron.id }, { _id: smith.id, contributor: { text: 'Smith' } }])
    expect((await people.member.call('GET', '/hall/patrons')).body.data).toMatchObject([{ _id: patron.id }])
    expect((await people.member.call('GET', '/hall/patrons?page=1')).body.data).toEqual([])
  })
})
