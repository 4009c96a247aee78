import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, PASSWORD, registerPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { registerStaff, type Rows, rowsOf, storedUser } from '../../test-kit/staff.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ catalogue: stockedCatalogue() })
})
afterAll(() => server.stop())

describe('support (api 2.15, 2.16, 3.16)', () => {
  it('finds players by id, by e-mail address and by the beginning of their name', async () => {
    const [support, player] = [await registerStaff(server, 'userSupport'), await registerPlayer(server)]
    for (const by of [player.id, `@${player.username}`, `${player.username}@example.org`])
      expect((await rowsOf(support, `/admin/search/${encodeURIComponent(by)}`))[0]).toMatchObject({ id: player.id })
    expect(await rowsOf(support, '/admin/search/nobody-of-this-name')).toEqual([])
  })

  it('changes what the body says, whatever its form, and the audit tells who, what, before and after', async () => {
    const [support, player] = [await registerStaff(server, 'userSupport'), await registerPlayer(server)]
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
    expect(await storedUser(server, player)).toMatchObject({
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
      await registerStaff(server, 'userSupport'),
      await registerStaff(server, 'moderator'),
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
    const [support, player] = [await registerStaff(server, 'userSupport'), await registerPlayer(server)]
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
    for (let attempt = 1; attempt < 5; attempt += 1) await expectGranted(support.call('POST', path))
    expect(await support.call('POST', path)).toMatchObject({ status: 429, body: { key: 'tooManyLetters' } })
  })

  it('sends no link to a player who has no address or is suspended', async () => {
    const [support, player] = [await registerStaff(server, 'userSupport'), await registerPlayer(server)]
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
    const [support, player] = [await registerStaff(server, 'userSupport'), await registerPlayer(server)]
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
    const [support, player] = [await registerStaff(server, 'userSupport'), await registerPlayer(server)]
    await expectGranted(support.call('PUT', `/hall/heroes/${player.id}`, { body: { changeApiToken: true } }))
    expect((await player.call('GET', '/user')).status).toBe(401)
    const [line] = await rowsOf(support, `/admin/audit?subject=${player.id}`)
    expect(line?.['changes']).toEqual([expect.objectContaining({ path: 'apiToken', before: '…', after: '…' })])
  })

  it('sees the last new days and armoires, and the party without its texts', async () => {
    const { leader, id } = await foundParty(server)
    const support = await registerStaff(server, 'userSupport')
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
    const chief = await registerStaff(server, 'fullAccess')
    const group = (await expectGranted(chief.call('GET', `/admin/groups/${id}`))).body.data
    expect(group).toMatchObject({ id, leader: leader.id, memberCount: members.length + 1 })
    const memberIds = (group as unknown as { readonly members: Rows }).members.map((each) => each['id'])
    expect(new Set(memberIds)).toEqual(new Set([leader.id, ...members.map((each) => each.id)]))
  })
})
