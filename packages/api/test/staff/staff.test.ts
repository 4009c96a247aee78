import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { createOperator, setWorldBoss } from '../../src/staff/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/patch-user.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { postMessage } from '../../test-kit/chat-and-challenges.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ catalogue: stockedCatalogue() })
})
afterAll(() => server.stop())

type Rows = ReadonlyArray<Readonly<Record<string, unknown>>>

const staff = async (...privileges: ReadonlyArray<string>): Promise<TestPlayer> => {
  const player = await registerPlayer(server)
  const permissions = Object.fromEntries(privileges.map((privilege) => [privilege, true]))
  await patchUser(server, player, (user) => ({ ...user, permissions }))
  return player
}

const rowsOf = async (by: TestPlayer, path: string): Promise<Rows> =>
  (await expectGranted(by.call('GET', path))).body.data as unknown as Rows

const userOf = async ({ id }: TestPlayer): Promise<User | undefined> =>
  (await server.app.store.get<User>('users', id))?.body

describe('support (api 2.15, 2.16, 3.16)', () => {
  it('finds players by id, by e-mail address and by the beginning of their name', async () => {
    const [support, player] = [await staff('userSupport'), await registerPlayer(server)]
    for (const by of [player.id, `@${player.username}`, `${player.username}@example.org`])
      expect((await rowsOf(support, `/admin/search/${encodeURIComponent(by)}`))[0]).toMatchObject({ id: player.id })
    expect(await rowsOf(support, '/admin/search/nobody-of-this-name')).toEqual([])
  })

  it('changes what the body says, whatever its form, and the audit tells who, what, before and after', async () => {
    const [support, player] = [await staff('userSupport'), await registerPlayer(server)]
    const body = {
      balance: 2.5,
      reason: 'Lost in an outage',
      stats: { gp: 40, buffs: { str: 3 } },
      purchased: { plan: { consecutive: { trinkets: 2 } } },
      itemPath: 'items.pets.Wolf-Base',
      itemVal: 5,
      flags: { chatRevoked: true },
      secret: { text: 'Wrote on Monday' },
    }
    const changed = await expectGranted(support.call('PUT', `/hall/heroes/${player.id}`, { body }))
    expect(changed.body.data).toMatchObject({ balance: 2.5, secret: { text: 'Wrote on Monday' } })
    expect(await userOf(player)).toMatchObject({
      balance: 2.5,
      stats: { gp: 40, buffs: { str: 3 } },
      items: { pets: { 'Wolf-Base': 5 } },
      flags: { chatRevoked: true },
    })
    const [line] = await rowsOf(support, `/admin/audit?subject=${player.id}`)
    expect(line).toMatchObject({
      act: 'updateHero',
      actor: { id: support.id, name: support.username },
      names: { [player.id]: player.username },
      reason: 'Lost in an outage',
    })
    expect(line?.['changes']).toContainEqual({ kind: 'users', id: player.id, path: 'balance', before: 0, after: 2.5 })
    expect(JSON.stringify(await player.user())).not.toContain('Wrote on Monday')
    expect((await support.call('GET', `/hall/heroes/${player.username}`)).body.data).toMatchObject({
      secret: { text: 'Wrote on Monday' },
    })
  })

  it('notes why gems changed, which moderators do not read', async () => {
    const [support, moderator, player] = [
      await staff('userSupport'),
      await staff('moderator'),
      await registerPlayer(server),
    ]
    const update = (body: unknown) => support.call('PUT', `/hall/heroes/${player.id}`, { body })
    await expectGranted(update({ balance: 3, reason: ' A gift that came twice ' }))
    const path = `/admin/audit?subject=${player.id}`
    expect(await rowsOf(support, path)).toMatchObject([{ reason: 'A gift that came twice' }])
    const [line] = await rowsOf(moderator, path)
    expect(line).toMatchObject({ act: 'updateHero', names: { [player.id]: player.username } })
    expect(JSON.stringify(line)).not.toContain('A gift')
  })

  it('sends the link for a new password to the address of the player, and the audit tells of it', async () => {
    const [support, player] = [await staff('userSupport'), await registerPlayer(server)]
    const path = `/admin/user/${player.id}/reset-password`
    await expectGranted(support.call('POST', path))
    await server.app.background.settled()
    const mail = server.emails.at(-1)
    expect(mail?.to).toBe(`${player.username}@example.org`)
    const code = decodeURIComponent(/code=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
    const body = { code, newPassword: 'another horse', confirmPassword: 'another horse' }
    const [line] = await rowsOf(support, `/admin/audit?subject=${player.id}`)
    expect(line).toMatchObject({
      act: 'sendResetLink',
      actor: { id: support.id },
      names: { [player.id]: player.username },
    })
    expect(JSON.stringify(line)).not.toContain(code)
    await expectGranted(createClient(server)('POST', '/user/auth/reset-password-set-new-one', { body }))
    for (let sent = 1; sent < 5; sent += 1) await expectGranted(support.call('POST', path))
    expect(await support.call('POST', path)).toMatchObject({ status: 429, body: { key: 'tooManyLetters' } })
  })

  it('sends no link to who has no address or is suspended', async () => {
    const [support, player] = [await staff('userSupport'), await registerPlayer(server)]
    const send = () => support.call('POST', `/admin/user/${player.id}/reset-password`)
    await patchUser(server, player, (user) => ({ ...user, auth: { ...user.auth, blocked: true } }))
    expect(await send()).toMatchObject({ status: 400, body: { key: 'playerSuspended' } })
    await patchUser(server, player, ({ auth, ...user }) => ({
      ...user,
      auth: { ...auth, local: { ...auth.local, email: '' } },
    }))
    expect(await send()).toMatchObject({ status: 400, body: { key: 'playerHasNoEmail' } })
    const nobody = await support.call('POST', `/admin/user/${uuidOf('nobody')}/reset-password`)
    expect(nobody).toMatchObject({ status: 404, body: { key: 'userWithIDNotFound' } })
  })

  it('suspends an account, whose logins end, and gives it another address', async () => {
    const [support, player] = [await staff('userSupport'), await registerPlayer(server)]
    const update = (body: unknown) => support.call('PUT', `/hall/heroes/${player.id}`, { body })
    await expectGranted(update({ auth: { local: { email: 'new-one@example.org' } } }))
    await expectGranted(update({ auth: { blocked: true } }))
    expect(await player.call('GET', '/user')).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } })
    const login = (username: string) =>
      createClient(server)('POST', '/user/auth/local/login', { body: { username, password: PASSWORD } })
    expect(await login('new-one@example.org')).toMatchObject({ status: 401, body: { key: 'accountSuspended' } })
    await expectGranted(update({ auth: { blocked: false } }))
    expect((await login('new-one@example.org')).status).toBe(200)
    expect(await update({ auth: { local: { email: 'nonsense' } } })).toMatchObject({ status: 400 })
  })

  it('makes a new token, which ends all logins and stays secret in the audit', async () => {
    const [support, player] = [await staff('userSupport'), await registerPlayer(server)]
    await expectGranted(support.call('PUT', `/hall/heroes/${player.id}`, { body: { changeApiToken: true } }))
    expect((await player.call('GET', '/user')).status).toBe(401)
    const [line] = await rowsOf(support, `/admin/audit?subject=${player.id}`)
    expect(line?.['changes']).toEqual([expect.objectContaining({ path: 'apiToken', before: '…', after: '…' })])
  })

  it('sees the last new days and armoires, and the party without its texts', async () => {
    const { leader, id } = await foundParty(server)
    const support = await staff('userSupport')
    server.time.now += 86_400_000
    await expectGranted(leader.call('POST', '/cron'))
    const history = (await expectGranted(support.call('GET', `/admin/user/${leader.id}/history`))).body.data
    expect(history).toMatchObject({ userId: leader.id, armoire: [], cron: [{ timestamp: expect.any(String) }] })
    const party = (await expectGranted(support.call('GET', `/hall/heroes/party/${id}`))).body.data
    expect(party).toMatchObject({ _id: id, leader: leader.id })
    expect(party).not.toHaveProperty('name')
  })

  it('with full access sees any group with its members', async () => {
    const { leader, members, id } = await foundParty(server)
    const chief = await staff('fullAccess')
    const group = (await expectGranted(chief.call('GET', `/admin/groups/${id}`))).body.data
    expect(group).toMatchObject({ id, leader: leader.id, memberCount: members.length + 1 })
    const shown = (group as unknown as { readonly members: Rows }).members.map((each) => each['id'])
    expect(new Set(shown)).toEqual(new Set([leader.id, ...members.map((each) => each.id)]))
  })
})

describe('moderators', () => {
  it('find what was reported, decide on it, and the audit keeps the words', async () => {
    const { leader, members } = await foundParty(server)
    const moderator = await staff('moderator')
    const message = await postMessage(leader)
    const flag = `/groups/${(await userOf(leader))?.party._id}/chat/${message}/flag`
    await expectGranted(members[0].call('POST', flag, { body: { comment: 'Rude' } }))
    const found = (await rowsOf(moderator, '/admin/cases')).find(({ subject }) => subject === message)
    expect(found).toMatchObject({
      kind: 'message',
      author: { id: leader.id, muted: false },
      complaints: [{ by: members[0].id, name: members[0].username, comment: 'Rude' }],
    })
    const decide = `/admin/cases/${String(found?.['id'])}/decide`
    await expectGranted(moderator.call('POST', decide, { body: { decision: 'remove', consequence: 'mute' } }))
    expect((await userOf(leader))?.flags.chatRevoked).toBe(true)
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
    const warden = await staff('accessControl')
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
    const [writer, player] = [await staff('news'), await registerPlayer(server)]
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
    expect((await userOf(player))?.flags).toMatchObject({ lastNewStuffRead: id, newStuff: false })
    expect(await hasNews(player)).toBe(false)
  })
})

describe('coupons and reports of bugs', () => {
  it('are made by staff and redeemed once', async () => {
    const [maker, player] = [await staff('coupons'), await registerPlayer(server)]
    const made = (await expectGranted(maker.call('POST', '/coupons/generate/wondercon?count=2'))).body.data
    const code = String((made as unknown as Rows)[0]?.['_id'])
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
    const [support, player] = [await staff('userSupport'), await registerPlayer(server)]
    const sent = await player.call('POST', '/bug-report', { body: { message: 'It broke.', email: 'me@example.org' } })
    expect(sent.body).toMatchObject({ ok: true, emailData: { USER_ID: player.id } })
    await server.app.background.settled()
    expect(server.emails.at(-1)).toMatchObject({ to: server.app.config.mailFrom, replyTo: 'me@example.org' })
    expect((await rowsOf(support, '/admin/bug-reports'))[0]).toMatchObject({ userId: player.id, message: 'It broke.' })
  })
})

describe('the operator at the machine', () => {
  it('makes the first staff, suspends, and opens the door for who is locked out, each with a line of the audit', async () => {
    const player = await registerPlayer(server)
    const operator = createOperator(server.app.store, () => server.time.now)
    expect(await operator.grant(player.username, 'userSupport')).toEqual(E.right(`${player.username}: userSupport`))
    const [line] = await rowsOf(player, `/admin/audit?subject=${player.id}`)
    expect(line).toMatchObject({ act: 'grant', actor: { id: '', name: 'operator' } })
    expect(E.isRight(await operator.list()) && (await operator.list())).toMatchObject({
      right: expect.stringContaining(`${player.username}: userSupport`) as unknown,
    })
    const link = await operator.resetLink(player.username, 'http://here')
    const code = decodeURIComponent(/code=(.*)$/.exec(E.isRight(link) ? link.right : '')?.[1] ?? '')
    const body = { code, newPassword: 'another horse', confirmPassword: 'another horse' }
    await expectGranted(createClient(server)('POST', '/user/auth/reset-password-set-new-one', { body }))
    const lines = await rowsOf(await staff('userSupport'), `/admin/audit?subject=${player.id}`)
    expect(new Set(lines.map(({ act }) => act))).toEqual(new Set(['grant', 'reset-link']))
    await operator.suspend(player.id)
    expect(await operator.resetLink(player.id, 'http://here')).toEqual(
      E.left(`${player.id} is suspended: unsuspend comes first`),
    )
    const login = { username: player.username, password: 'another horse' }
    expect(await createClient(server)('POST', '/user/auth/local/login', { body: login })).toMatchObject({ status: 401 })
    await operator.unsuspend(player.id)
    expect((await createClient(server)('POST', '/user/auth/local/login', { body: login })).status).toBe(200)
    expect(await operator.grant('nobody-here', 'news')).toEqual(E.left('there is no player nobody-here'))
    expect(E.isLeft(await operator.grant(player.id, 'wings'))).toBe(true)
    const revoke = () => operator.revoke(player.id, 'userSupport')
    const none = E.right(`${player.username}: no privileges`)
    expect([await revoke(), await revoke()]).toEqual([none, none])
    const acts = await rowsOf(await staff('userSupport'), `/admin/audit?subject=${player.id}`)
    expect(acts.filter(({ act }) => act === 'revoke')).toHaveLength(1)
  })
})

describe('the world boss at the machine (rules 8.6)', () => {
  it('is begun and ended, one at a time, with lines of the audit', async () => {
    const { store, catalogue } = server.app
    const set = (key: string) => setWorldBoss(store, catalogue, () => server.time.now, key)
    const boss = async () => (await createClient(server)('GET', '/world-state')).body.data['worldBoss']
    expect(await set('off')).toEqual(E.left('there is no fight to end'))
    expect(await set('wolf')).toMatchObject({ left: expect.stringContaining('bewilder') as unknown })
    expect(await set('bewilder')).toEqual(E.right('everybody fights bewilder'))
    expect(await boss()).toMatchObject({ active: true, key: 'bewilder' })
    expect(await set('dilatory')).toMatchObject({ left: expect.stringContaining('world-boss off') as unknown })
    expect(await set('off')).toEqual(E.right('nobody fights a world boss'))
    expect(await boss()).toEqual({})
    const lines = await rowsOf(await staff('fullAccess'), '/admin/audit')
    expect(lines.filter(({ act }) => act === 'world-boss')).toHaveLength(2)
  })
})

describe('privileges (api 4.1)', () => {
  it('open their own calls and no others; the audit is never written by anybody', async () => {
    const holders = {
      nobody: await registerPlayer(server),
      userSupport: await staff('userSupport'),
      accessControl: await staff('accessControl'),
      moderator: await staff('moderator'),
      news: await staff('news'),
      coupons: await staff('coupons'),
    }
    const target = holders.nobody.id
    const CALLS = [
      ['GET', '/admin/search/x', ['userSupport']],
      ['GET', `/hall/heroes/${target}`, ['userSupport']],
      ['PUT', `/hall/heroes/${target}`, ['userSupport']],
      ['POST', `/admin/user/${target}/reset-password`, ['userSupport']],
      ['GET', `/hall/heroes/${target}/group-plans`, ['userSupport']],
      ['GET', `/admin/user/${target}/history`, ['userSupport']],
      ['GET', '/admin/bug-reports', ['userSupport']],
      ['GET', '/admin/blockers', ['accessControl']],
      ['POST', '/admin/blockers', ['accessControl']],
      ['GET', '/admin/cases', ['moderator']],
      ['POST', `/admin/user/${target}/moderate`, ['moderator']],
      ['GET', '/admin/audit', ['userSupport', 'accessControl', 'moderator']],
      ['POST', '/news', ['news']],
      ['POST', '/coupons/generate/wondercon?count=1', ['coupons']],
      ['GET', '/coupons', ['coupons']],
    ] as const
    for (const [method, path, allowed] of CALLS)
      for (const [holder, player] of Object.entries(holders)) {
        const body = path === '/admin/blockers' ? { type: 'client', value: `c-${holder}` } : {}
        const { status } = await player.call(method, path, method === 'GET' ? {} : { body })
        const isAllowed = (allowed as ReadonlyArray<string>).includes(holder)
        expect(`${holder} ${method} ${path} ${status < 400}`).toBe(`${holder} ${method} ${path} ${isAllowed}`)
      }
    const { store } = server.app
    const [line] = await store.find('audit', { limit: 1 })
    if (line === undefined) throw new Error('there is no line of the audit')
    expect(() => store.commit([{ type: 'remove', collection: 'audit', id: line.id, version: 1 }])).toThrow(
      'never changed',
    )
  })
})
