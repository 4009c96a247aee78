import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { outboxMailer, smtpMailer } from '../../src/mail/index.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, createClient, PASSWORD, type TestPlayer } from '../../test-kit/client.ts'

/** A real SMTP server on this machine that keeps what it gets. */
const aMailServer = async () => {
  const received: string[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => {
        received.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        done()
      })
    },
  })
  await new Promise<void>((listening) => void smtp.listen(0, '127.0.0.1', listening))
  const { port } = smtp.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((ended) => smtp.close(() => ended())),
  }
}

describe('a forgotten password', () => {
  let server: TestServer
  let post: Awaited<ReturnType<typeof aMailServer>>
  beforeAll(async () => {
    post = await aMailServer()
    server = await startTestServer({ mailer: smtpMailer(post.url, 'Daykeep <keep@example.org>') })
  })
  afterAll(async () => {
    await server.stop()
    await post.stop()
  })

  const askFor = async (email: string) => {
    const response = await createClient(server)('POST', '/user/reset-password', { body: { email } })
    await server.app.background.settled()
    return response
  }
  const codeFor = async (player: TestPlayer): Promise<string> => {
    await askFor(`${player.username}@example.org`)
    return decodeURIComponent(/set-new-one\?code=(\S+)/.exec(post.received.at(-1) ?? '')?.[1] ?? '')
  }
  const setNew = (code: string, newPassword = 'another horse', confirmPassword = newPassword) =>
    createClient(server)('POST', '/user/auth/reset-password-set-new-one', {
      body: { code, newPassword, confirmPassword },
    })
  const login = (player: TestPlayer, password: string) =>
    createClient(server)('POST', '/user/auth/local/login', { body: { username: player.username, password } })
  const follow = async (code: string) => {
    const path = `/static/user/auth/local/reset-password-set-new-one?code=${encodeURIComponent(code)}`
    const response = await fetch(`${server.url}${path}`, { redirect: 'manual' })
    return new URL(response.headers.get('location') ?? '', server.url)
  }

  it('is set anew by the link of a letter; every login ends', async () => {
    const player = await registerPlayer(server)
    const code = await codeFor(player)
    expect(post.received.at(-1)).toContain(`To: ${player.username}@example.org`)
    expect((await follow(code)).searchParams.get('hasError')).toBe('false')
    expect((await setNew(code)).status).toBe(200)
    await vi.waitFor(() => expect(post.received.at(-1)).toContain('Subject: Your Daykeep account has a new password'))
    expect((await login(player, 'another horse')).status).toBe(200)
    expect((await login(player, PASSWORD)).status).toBe(401)
    expect(await player.call('GET', '/user')).toMatchObject({ body: { error: 'invalid_credentials' } })
  })

  it('works once, for a day, and with the newest link only', async () => {
    const player = await registerPlayer(server)
    const [first, second] = [await codeFor(player), await codeFor(player)]
    expect(await setNew(first)).toMatchObject({ status: 401, body: { key: 'invalidPasswordResetCode' } })
    server.time.now += 25 * 60 * 60 * 1000
    expect((await setNew(second)).status).toBe(401)
    const third = await codeFor(player)
    expect((await setNew(third)).status).toBe(200)
    expect((await setNew(third)).status).toBe(401)
  })

  it.each([
    ['no code', ''],
    ['nonsense', 'nonsense'],
    ['a made-up code', '8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11.abc'],
  ])('is refused with %s, and the link says so', async (_, code) => {
    expect(await setNew(code)).toMatchObject({ status: 401, body: { key: 'invalidPasswordResetCode' } })
    const page = await follow(code)
    expect(page.pathname).toBe('/reset-password')
    expect(page.searchParams.get('hasError')).toBe('true')
  })

  it('is refused when the new passwords differ or are short', async () => {
    const code = await codeFor(await registerPlayer(server))
    expect(await setNew(code, 'another horse', 'another cow')).toMatchObject({
      status: 400,
      body: { key: 'passwordConfirmationMatch' },
    })
    expect(await setNew(code, 'short')).toMatchObject({ status: 400, body: { errors: [{ param: 'newPassword' }] } })
  })

  it('answers the same for an address that nobody has, and sends nothing', async () => {
    const response = await askFor(`${(await registerPlayer(server)).username}@example.org`)
    const emails = post.received.length
    const unknown = await askFor('nobody@example.org')
    expect(unknown).toMatchObject({ status: response.status, body: response.body })
    expect(post.received).toHaveLength(emails)
  })
})

describe('a forgotten password', () => {
  it('of a suspended player brings no letter, and a link of before opens nothing', async () => {
    const server = await startTestServer()
    const call = createClient(server)
    const player = await registerPlayer(server)
    const askForLink = async () => {
      await call('POST', '/user/reset-password', { body: { email: `${player.username}@example.org` } })
      await server.app.background.settled()
      return server.emails.filter(({ text }) => text.includes('set-new-one'))
    }
    const [letter] = await askForLink()
    const code = decodeURIComponent(/set-new-one\?code=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '')
    await patchUser(server, player, (user) => ({ ...user, auth: { ...user.auth, blocked: true } }))
    expect(await askForLink()).toHaveLength(1)
    const body = { code, newPassword: 'another horse', confirmPassword: 'another horse' }
    expect(await call('POST', '/user/auth/reset-password-set-new-one', { body })).toMatchObject({
      status: 401,
      body: { key: 'accountSuspended' },
    })
    await server.stop()
  })
})

describe('letters without a mail server', () => {
  it('are files in the outbox', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'daykeep-outbox-'))
    const mailer = outboxMailer(folder, 'keep@example.org', pino({ level: 'silent' }))
    await mailer.send({ to: 'maren@example.org', subject: 'Hello', text: 'A line.\n' })
    const [file = ''] = await readdir(folder)
    expect(file).toMatch(/\.eml$/)
    expect(await readFile(join(folder, file), 'utf8')).toMatch(/To: maren@example\.org[^]*Subject: Hello[^]*A line\./)
    await rm(folder, { recursive: true })
  })
})
