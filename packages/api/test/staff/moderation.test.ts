import type { User } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { postMessage } from '../../test-kit/chat-and-challenges.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { registerStaff, type Rows, rowsOf, storedUser } from '../../test-kit/staff.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ catalogue: stockedCatalogue() })
})
afterAll(() => server.stop())

describe('moderators', () => {
  it('find what was reported, decide on it, and the audit keeps the words', async () => {
    const { leader, members } = await foundParty(server)
    const moderator = await registerStaff(server, 'moderator')
    const message = await postMessage(leader)
    const flag = `/groups/${(await storedUser(server, leader))?.party._id}/chat/${message}/flag`
    await expectGranted(members[0].call('POST', flag, { body: { comment: 'Rude' } }))
    const found = (await rowsOf(moderator, '/admin/cases')).find(({ subject }) => subject === message)
    expect(found).toMatchObject({
      kind: 'message',
      author: { id: leader.id, muted: false },
      complaints: [{ by: members[0].id, name: members[0].username, comment: 'Rude' }],
    })
    const decide = `/admin/cases/${String(found?.['id'])}/decide`
    await expectGranted(moderator.call('POST', decide, { body: { decision: 'remove', consequence: 'mute' } }))
    expect((await storedUser(server, leader))?.flags.chatRevoked).toBe(true)
    expect(await rowsOf(leader, '/groups/party/chat')).not.toContainEqual(expect.objectContaining({ id: message }))
    expect((await rowsOf(moderator, '/admin/cases')).some(({ subject }) => subject === message)).toBe(false)
    const [line] = await rowsOf(moderator, '/admin/audit')
    expect(line).toMatchObject({ act: 'decideCase', actor: { id: moderator.id } })
    expect(JSON.stringify(line?.['changes'])).toContain('messages')
  })
})

describe('blockers (api 3.7)', () => {
  const headers = { 'x-client': 'a-bad-bot' }

  it('turn clients, addresses and e-mail domains away until they are lifted', async () => {
    const warden = await registerStaff(server, 'accessControl')
    const block = async (type: string, value: string) =>
      (await expectGranted(warden.call('POST', '/admin/blockers', { body: { type, value } }))).body.data['id']
    const client = await block('client', 'a-bad-bot')
    await block('email', '@spam.example')
    expect(await createClient(server, headers)('GET', '/status')).toMatchObject({ status: 403 })
    const register = (email: string) =>
      createClient(server)('POST', '/user/auth/local/register', {
        body: { username: 'spammer', email, password: PASSWORD, confirmPassword: PASSWORD },
      })
    expect(await register('me@SPAM.example')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'auth.local.email' }] },
    })
    expect(new Set((await rowsOf(warden, '/admin/blockers')).map(({ type }) => type))).toEqual(
      new Set(['client', 'email']),
    )
    await expectGranted(warden.call('DELETE', `/admin/blockers/${String(client)}`))
    expect((await createClient(server, headers)('GET', '/status')).status).toBe(200)
  })
})

describe('news (api 2.15)', () => {
  it('are drafts for those who write them, and told to all from their date on', async () => {
    const [writer, player] = [await registerStaff(server, 'news'), await registerPlayer(server)]
    const publishDate = new Date(server.time.now + 3_600_000).toISOString()
    const body = { title: 'Spring', text: 'It is *here*.', publishDate, published: true }
    const { id } = (await writer.call('POST', '/news', { body })).body.data
    const titles = async (by: TestPlayer) => (await rowsOf(by, '/news')).map(({ title }) => title)
    expect([await titles(writer), await titles(player)]).toEqual([
      expect.arrayContaining(['Spring']),
      expect.not.arrayContaining(['Spring']),
    ])
    const hasNews = async (by: TestPlayer) =>
      ((await by.call('GET', '/user')).body.data as unknown as User).flags.newStuff
    expect(await hasNews(player)).toBe(false)
    server.time.now += 3_600_000
    expect(await titles(player)).toContain('Spring')
    expect([await hasNews(player), await hasNews(await registerPlayer(server))]).toEqual([true, false])
    await expectGranted(player.call('POST', '/news/read'))
    expect((await storedUser(server, player))?.flags).toMatchObject({ lastNewStuffRead: id, newStuff: false })
    expect(await hasNews(player)).toBe(false)
  })
})

describe('coupons and reports of bugs', () => {
  it('are made by staff and redeemed once', async () => {
    const [maker, player] = [await registerStaff(server, 'coupons'), await registerPlayer(server)]
    const coupons = (await expectGranted(maker.call('POST', '/coupons/generate/wondercon?count=2'))).body.data
    const code = String((coupons as unknown as Rows)[0]?.['_id'])
    const valid = async () => (await player.call('POST', `/coupons/validate/${code}`)).body.data['valid']
    expect(await valid()).toBe(true)
    await expectGranted(player.call('POST', `/coupons/enter/${code.toLowerCase()}`))
    expect(await valid()).toBe(false)
    expect(await player.call('POST', `/coupons/enter/${code}`)).toMatchObject({
      status: 401,
      body: { key: 'couponUsed' },
    })
    expect(String((await maker.call('GET', '/coupons')).body.data['text'])).toContain(`${code},wondercon`)
    expect(await maker.call('POST', '/coupons/generate/wondercon?count=0')).toMatchObject({ status: 400 })
  })

  it('reach the operator and the list of support', async () => {
    const [support, player] = [await registerStaff(server, 'userSupport'), await registerPlayer(server)]
    const response = await player.call('POST', '/bug-report', {
      body: { message: 'It broke.', email: 'me@example.org' },
    })
    expect(response.body).toMatchObject({ ok: true, emailData: { USER_ID: player.id } })
    await server.app.background.settled()
    expect(server.emails.at(-1)).toMatchObject({ to: server.app.config.mailFrom, replyTo: 'me@example.org' })
    expect((await rowsOf(support, '/admin/bug-reports'))[0]).toMatchObject({ userId: player.id, message: 'It broke.' })
  })
})
