import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccountBody } from '../../src/accounts/account.ts'
import { createVault } from '../../src/core/vault/vault.ts'
import { createOperator } from '../../src/staff/index.ts'
import { codeAt, withSecondFactor } from '../../test-kit/sign-in/authenticator-app.ts'
import { createClient, PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const STEP = 30_000

let server: TestServer
let player: TestPlayer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  player = await registerPlayer(server)
  // what was used in the test before is over
  server.time.now += 10 * STEP
})

const logIn = (secondFactor?: string, password = PASSWORD) =>
  createClient(server)('POST', '/user/auth/local/login', {
    body: { username: player.username, password, secondFactor },
  })

describe('the second factor', () => {
  it('is asked for once it is confirmed, and not before', async () => {
    await player.call('POST', '/user/auth/second-factor', { body: { password: PASSWORD } })
    expect((await logIn()).status).toBe(200)
    const { secret } = await withSecondFactor(player, server.time.now)
    expect((await player.call('GET', '/user/auth/second-factor')).body.data).toEqual({ isOn: true, recoveryCodes: 10 })
    expect(await logIn()).toMatchObject({ status: 401, body: { key: 'secondFactorMissing' } })
    expect(await logIn('000000')).toMatchObject({ status: 401, body: { key: 'wrongSecondFactor' } })
    server.time.now += STEP
    expect((await logIn(codeAt(secret, server.time.now))).status).toBe(200)
  })

  it('keeps its secret sealed in the store, also while it is not confirmed and after a code was used', async () => {
    const asStored = async () => JSON.stringify((await server.app.store.get('accounts', player.id))?.body)
    const begun = await player.call('POST', '/user/auth/second-factor', { body: { password: PASSWORD } })
    expect(await asStored()).not.toContain(begun.body.data['secret'])
    const { secret } = await withSecondFactor(player, server.time.now)
    expect(await asStored()).not.toContain(secret)
    server.time.now += STEP
    expect((await logIn(codeAt(secret, server.time.now))).status).toBe(200)
    expect(await asStored()).toMatch(/"secret":"sealed\./)
  })

  it('goes on where an earlier release stored its secret as it is, and is sealed when a code was right', async () => {
    const { secret } = await withSecondFactor(player, server.time.now)
    const account = await server.app.store.get<AccountBody>('accounts', player.id)
    if (account?.body.totp === undefined) throw new Error('There is no second factor.')
    const body = { ...account.body, totp: { ...account.body.totp, secret } }
    await server.app.store.commit([{ ...account, type: 'replace', collection: 'accounts', body }])
    server.time.now += STEP
    expect((await logIn(codeAt(secret, server.time.now))).status).toBe(200)
    const after = await server.app.store.get<AccountBody>('accounts', player.id)
    expect(after?.body.totp?.secret).toMatch(/^sealed\./)
  })

  it('takes recovery codes alone where the key of its secret is lost', async () => {
    const { secret, recoveryCodes } = await withSecondFactor(player, server.time.now)
    const account = await server.app.store.get<AccountBody>('accounts', player.id)
    if (account?.body.totp === undefined) throw new Error('There is no second factor.')
    const sealed = createVault([Buffer.alloc(32, 9)]).seal(secret, player.id)
    const body = { ...account.body, totp: { ...account.body.totp, secret: sealed } }
    await server.app.store.commit([{ ...account, type: 'replace', collection: 'accounts', body }])
    server.time.now += STEP
    expect((await logIn(codeAt(secret, server.time.now))).body.key).toBe('wrongSecondFactor')
    expect((await logIn(codeAt('', server.time.now))).body.key).toBe('wrongSecondFactor')
    expect((await logIn(recoveryCodes[0])).status).toBe(200)
  })

  it('does not tell that there is one to who lacks the password', async () => {
    await withSecondFactor(player, server.time.now)
    expect(await logIn('', 'wrong horse')).toMatchObject({ status: 401, body: { key: 'invalidLoginCredentialsLong' } })
  })

  it('takes a code once, and one of the step before or after', async () => {
    const { secret } = await withSecondFactor(player, server.time.now)
    expect(await logIn(codeAt(secret, server.time.now))).toMatchObject({ body: { key: 'wrongSecondFactor' } })
    const next = codeAt(secret, server.time.now + STEP)
    expect((await logIn(next)).status).toBe(200)
    expect(await logIn(next)).toMatchObject({ body: { key: 'wrongSecondFactor' } })
    server.time.now += 5 * STEP
    expect(await logIn(codeAt(secret, server.time.now - 2 * STEP))).toMatchObject({
      body: { key: 'wrongSecondFactor' },
    })
  })

  it('is taken away by the operator when it is lost, with all logins', async () => {
    await withSecondFactor(player, server.time.now)
    const operator = createOperator(server.app.store, () => server.time.now)
    expect(await operator.secondFactorOff(player.username)).toMatchObject({ _tag: 'Right' })
    expect((await player.call('GET', '/user')).status).toBe(401)
    expect((await logIn()).status).toBe(200)
    expect(await operator.secondFactorOff(player.username)).toMatchObject({
      left: `${player.username} has no second factor`,
    })
    expect(await operator.secondFactorOff('nobody-here')).toMatchObject({ left: 'there is no player nobody-here' })
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await withSecondFactor(player, server.time.now)
    expect(new Set(recoveryCodes)).toHaveLength(10)
    const [first = '', second = ''] = recoveryCodes
    expect((await logIn(` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200)
    expect(await logIn(first)).toMatchObject({ body: { key: 'wrongSecondFactor' } })
    expect((await player.call('GET', '/user/auth/second-factor')).body.data).toMatchObject({ recoveryCodes: 9 })
    const renewed = await player.call('POST', '/user/auth/second-factor/recovery-codes', { body: { code: second } })
    expect(renewed.body.data['recoveryCodes']).toHaveLength(10)
    expect(await logIn(recoveryCodes[2])).toMatchObject({ body: { key: 'wrongSecondFactor' } })
  })

  it('has ten guesses, also with the right password each time', async () => {
    const { secret } = await withSecondFactor(player, server.time.now)
    for (let guess = 0; guess < 10; guess += 1)
      expect(await logIn('123123')).toMatchObject({ status: 401, body: { key: 'wrongSecondFactor' } })
    expect(await logIn(codeAt(secret, server.time.now + STEP))).toMatchObject({
      status: 429,
      body: { key: 'tooManyCodes' },
    })
    server.time.now += 60 * 60 * 1000
    expect((await logIn(codeAt(secret, server.time.now))).status).toBe(200)
  })

  it('leaves logins and API tokens alone that are there', async () => {
    const response = await player.call('POST', '/user/auth/tokens', { body: { name: 'Home' } })
    await withSecondFactor(player, server.time.now)
    const headers = { ...player.headers, 'x-api-key': String(response.body.data['apiToken']) }
    expect((await createClient(server, headers)('GET', '/user')).status).toBe(200)
    expect((await player.call('GET', '/user')).status).toBe(200)
  })

  it('is set up with the password, and turned off with a code', async () => {
    expect(await player.call('POST', '/user/auth/second-factor', { body: { password: 'wrong horse' } })).toMatchObject({
      status: 401,
      body: { key: 'wrongPassword' },
    })
    const { secret } = await withSecondFactor(player, server.time.now)
    expect(await player.call('POST', '/user/auth/second-factor', { body: { password: PASSWORD } })).toMatchObject({
      body: { key: 'secondFactorIsOn' },
    })
    const off = (code: string) => player.call('DELETE', '/user/auth/second-factor', { body: { code } })
    expect(await off('111111')).toMatchObject({ status: 401, body: { key: 'wrongSecondFactor' } })
    expect((await off(codeAt(secret, server.time.now + STEP))).status).toBe(200)
    expect((await logIn()).status).toBe(200)
  })

  it('keeps neither recovery codes nor the token of a program in plain', async () => {
    const { recoveryCodes } = await withSecondFactor(player, server.time.now)
    const account = JSON.stringify(await server.app.store.get('accounts', player.id))
    for (const code of recoveryCodes) expect(account).not.toContain(code)
  })
})

describe('logins and API tokens', () => {
  it('are listed with their names and kinds, made, named and revoked', async () => {
    const response = await player.call('POST', '/user/auth/tokens', { body: { name: 'Home Assistant' } })
    expect(response.status).toBe(201)
    const list = response.body.data['tokens'] as ReadonlyArray<Record<string, string>>
    const token = list.find(({ kind }) => kind === 'api')
    expect(token).toMatchObject({ label: 'Home Assistant', current: false })
    const headers = { 'x-api-user': player.id, 'x-api-key': String(response.body.data['apiToken']) }
    const program = createClient(server, headers)
    expect((await program('GET', '/user')).status).toBe(200)
    await player.call('PUT', `/user/auth/tokens/${token?.['id']}`, { body: { name: 'Kitchen' } })
    const named = (await player.call('GET', '/user/auth/tokens')).body.data as unknown as typeof list
    expect(named.map(({ label }) => label)).toContain('Kitchen')
    await player.call('DELETE', `/user/auth/tokens/${token?.['id']}`)
    expect(await program('GET', '/user')).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } })
  })

  it('end together, all but the own login and the tokens of programs', async () => {
    await player.call('POST', '/user/auth/tokens', { body: { name: 'Home' } })
    await logIn()
    await logIn()
    const remaining = (await player.call('DELETE', '/user/auth/tokens')).body.data as unknown as ReadonlyArray<object>
    expect(remaining).toHaveLength(2)
    expect((await player.call('GET', '/user')).status).toBe(200)
  })

  it('are made by many logins without ending a token of a program', async () => {
    const response = await player.call('POST', '/user/auth/tokens', { body: { name: 'Home' } })
    for (let login = 0; login < 52; login += 1) await logIn()
    const headers = { 'x-api-user': player.id, 'x-api-key': String(response.body.data['apiToken']) }
    expect((await createClient(server, headers)('GET', '/user')).status).toBe(200)
  })

  it('tell the hour of their last use, without a write for each call', async () => {
    const lastUse = async () => {
      await server.app.background.settled()
      const list = (await player.call('GET', '/user/auth/tokens')).body.data as unknown as ReadonlyArray<
        Record<string, string>
      >
      return list[0]?.['lastUsedAt']
    }
    const first = await lastUse()
    server.time.now += 50 * 60 * 1000
    expect(await lastUse()).toBe(first)
    server.time.now += 20 * 60 * 1000
    await lastUse()
    expect(await lastUse()).not.toBe(first)
  })
})
