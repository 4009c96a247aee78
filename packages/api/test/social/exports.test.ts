import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const NASTY = '<script>alert(1)</script> & "quotes"'

describe('the files with what a player has (api 6.4)', () => {
  let server: TestServer
  let player: TestPlayer
  let friend: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
    friend = await registerPlayer(server)
    const habit = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: '=Walk, "far"' } })
    await player.call('POST', `/tasks/${String(habit.body.data['id'])}/score/up`)
    const todo = await player.call('POST', '/tasks/user', { body: { type: 'todo', text: 'Paint' } })
    await player.call('POST', `/tasks/${String(todo.body.data['id'])}/score/up`)
    await friend.call('POST', '/members/send-private-message', { body: { message: NASTY, toUserId: player.id } })
  })
  afterAll(() => server.stop())

  const download = async (file: string, headers: Readonly<Record<string, string>> = player.headers) => {
    const response = await fetch(`${server.url}/export/${file}`, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  const scoredAt = async (): Promise<number> => {
    const { body } = await player.call('GET', '/tasks/user?type=habits')
    const [habit] = body.data as unknown as ReadonlyArray<{
      readonly history: ReadonlyArray<{ readonly date: number }>
    }>
    return habit?.history[0]?.date ?? 0
  }

  it('are for a player who is logged in, below the root and below the prefixes', async () => {
    expect((await download('userdata.json', {})).status).toBe(401)
    const below = await fetch(`${server.url}/api/v3/export/userdata.json`, { headers: player.headers })
    expect(await below.json()).toMatchObject({ _id: player.id })
    const { status, headers } = await download('userdata.json')
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="userdata.json"'])
  })

  it('userdata.json has the player, all tasks by kind and the messages by id, and no login', async () => {
    const { text } = await download('userdata.json')
    const data = JSON.parse(text) as Record<string, Record<string, unknown>>
    expect(data).toMatchObject({ _id: player.id, id: player.id, stats: { lvl: 1 } })
    expect(data['tasks']).toMatchObject({ todos: [{ text: 'Paint', completed: true }] })
    expect(Object.values(data['inbox']?.['messages'] ?? {})).toMatchObject([{ text: NASTY, uuid: friend.id }])
    expect(data['tasks']).not.toHaveProperty('rewards')
    expect(text).not.toContain(player.token)
  })

  it('userdata.xml says the same', async () => {
    const { text, headers } = await download('userdata.xml')
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(text).toMatch(/^<\?xml version='1.0'\?>\n<user>/)
    expect(text).toContain(`<_id>${player.id}</_id>`)
    expect(text).toContain('&lt;script>alert(1)&lt;/script> &amp; "quotes"')
  })

  it('history.csv has a line for each entry, by the clock of the player, and no formula', async () => {
    await player.call('PUT', '/user', { body: { 'preferences.timezoneOffset': 120 } })
    const [header, line = ''] = (await download('history.csv')).text.split('\r\n')
    expect(header).toBe('Task Name,Task ID,Task Type,Date,Value')
    expect(line).toMatch(/^"'=Walk, ""far""",[\da-f-]{36},habit,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,1$/)
    const exportedAt = Date.parse(`${line.split(',').at(-2)}Z`)
    expect(exportedAt + 120 * 60_000).toBe(Math.floor((await scoredAt()) / 1000) * 1000)
  })

  it('inbox.html shows the messages, and nothing in them is run', async () => {
    const { text } = await download('inbox.html')
    expect(text).toContain(`From ${friend.username}`)
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;')
    expect(text).not.toContain('<script>')
  })

  it('other files there are not found', async () => {
    expect((await download(`portrait-${player.id}.html`)).status).toBe(404)
  })
})
