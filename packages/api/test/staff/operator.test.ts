import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperator, setWorldBoss } from '../../src/staff/index.ts'
import { createClient, registerPlayer } from '../../test-kit/client.ts'
import { expectGranted } from '../../test-kit/party.ts'
import { registerStaff, rowsOf } from '../../test-kit/staff.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ catalogue: stockedCatalogue() })
})
afterAll(() => server.stop())

describe('the operator at the machine', () => {
  it('makes the first staff, suspends, and opens the door for a player who is locked out, each with a line of the audit', async () => {
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
    const lines = await rowsOf(await registerStaff(server, 'userSupport'), `/admin/audit?subject=${player.id}`)
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
    const acts = await rowsOf(await registerStaff(server, 'userSupport'), `/admin/audit?subject=${player.id}`)
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
    const lines = await rowsOf(await registerStaff(server, 'fullAccess'), '/admin/audit')
    expect(lines.filter(({ act }) => act === 'world-boss')).toHaveLength(2)
  })
})
