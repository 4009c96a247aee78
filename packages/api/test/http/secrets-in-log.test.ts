import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../src/core/log.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'

const lines: string[] = []
const destination = new Writable({
  write: (chunk: Buffer, _encoding, written) => {
    lines.push(chunk.toString())
    written()
  },
})

const SECRET = 'Tr0ub4dor-and-three'
const BODY = `{"username":"somebody","password":"${SECRET}"}`

describe('the log', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer({ log: createLog('trace', destination) })
    player = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  /** Sends bytes as they are; resolves when the server has closed the connection, or stays silent. */
  const sendRaw = async (path: string, headers: ReadonlyArray<string>, body: string): Promise<string> => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let response = ''
    socket.on('data', (data) => (response += data.toString())).on('error', () => undefined)
    const login = [`x-api-user: ${player.id}`, `x-api-key: ${player.token}`]
    socket.write([`POST ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...login, ...headers, '', body].join('\r\n'))
    await Promise.race([new Promise((closed) => socket.once('close', closed)), wait(5000)])
    socket.destroy()
    return response
  }

  const JSON_TYPE = 'Content-Type: application/json'
  const MALFORMED: ReadonlyArray<readonly [string, ReadonlyArray<string>, string]> = [
    ['a length too short, on a connection that closes', [JSON_TYPE, 'Connection: close', 'Content-Length: 5'], BODY],
    ['a length too short', [JSON_TYPE, 'Content-Length: 5'], BODY],
    ['a length too long', [JSON_TYPE, 'Connection: close', 'Content-Length: 5000'], BODY],
    ['a length that is none', [JSON_TYPE, 'Content-Length: five'], BODY],
    ['two lengths', [JSON_TYPE, 'Content-Length: 5', 'Content-Length: 7'], BODY],
    ['a bad chunk', [JSON_TYPE, 'Transfer-Encoding: chunked'], `zz\r\n${BODY}\r\n0\r\n\r\n`],
    ['a chunk too long', [JSON_TYPE, 'Transfer-Encoding: chunked'], `5\r\n${BODY}\r\n0\r\n\r\n`],
    ['a header that is none', [JSON_TYPE, SECRET], BODY],
    ['a header too long', [JSON_TYPE, `x-more: ${SECRET.repeat(2000)}`], BODY],
    ['broken JSON', [JSON_TYPE, `Content-Length: ${BODY.length - 1}`, 'Connection: close'], BODY.slice(0, -1)],
    ['JSON of one word', [JSON_TYPE, `Content-Length: ${SECRET.length}`, 'Connection: close'], SECRET],
    ['a body that is not packed', [JSON_TYPE, 'Content-Encoding: gzip', `Content-Length: ${BODY.length}`], BODY],
  ]

  it.each(MALFORMED)('holds no token and no password of a request with %s', async (_, headers, body) => {
    for (const path of ['/api/v4/user/auth/local/login', '/api/v3/tasks/user', '/nowhere'])
      await sendRaw(path, headers, body)
    const log = lines.join('')
    expect(log).not.toContain(player.token)
    expect(log).not.toContain(SECRET)
    expect(log, 'the packet as bytes').not.toContain('rawPacket')
    expect(log).not.toContain([...Buffer.from(SECRET)].join(','))
  })

  it('holds no token of a client that mixed its headers up', async () => {
    const headers = { 'x-api-user': player.token, 'x-api-key': player.id }
    for (const path of ['/api/v4/user', '/api/v3/user', '/api/v4/status', '/nowhere'])
      await fetch(server.url + path, { headers })
    expect(lines.join('')).not.toContain(player.token)
    expect((await player.call('GET', '/user')).status).toBe(200)
    expect(lines.at(-1)).toContain(player.id)
  })

  it('says that there was something wrong', () => {
    expect(lines.join('')).toMatch(/HPE_/)
  })

  it('holds no request that an error carries', () => {
    const error = Object.assign(new Error('it broke'), { code: 'E', rawPacket: Buffer.from(SECRET), body: SECRET })
    server.app.log.error({ err: error }, 'request failed')
    expect(lines.at(-1)).toContain('it broke')
    expect(lines.at(-1)).not.toContain(SECRET)
  })

  it.each(['gzip', 'br', 'deflate'])('and a body that is not %s is the fault of the request', async (encoding) => {
    const response = await sendRaw(
      '/api/v4/user/auth/local/login',
      [JSON_TYPE, `Content-Encoding: ${encoding}`, 'Connection: close', 'Content-Length: 4'],
      'junk',
    )
    expect(response).toMatch(/^HTTP\/1.1 400 .*"bodyNotReadable"/s)
  })
})
