import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remindDue } from '../../src/reminders/index.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const at = (text: string): number => Date.parse(text)
const SWITCH = 'preferences.emailNotifications.daySummary'

describe('the summary of the day by mail', () => {
  let folder: string
  const servers: TestServer[] = []
  const start = async (now: number) => {
    const server = await startTestServer({ dataDir: folder })
    server.time.now = now
    servers.push(server)
    return server
  }
  const first = () => servers[0] ?? expect.unreachable()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'daykeep-summary-'))
    await start(at('2026-11-21T12:00:00Z'))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await rm(folder, { recursive: true, force: true })
  })

  const goTo = async (instant: number, server = first()) => {
    server.time.now = instant
    await remindDue(server.app)
    await server.app.background.settled()
  }
  const summaries = () =>
    servers.flatMap(({ emails }) => emails.filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined))
  const newPlayer = async (...tasks: ReadonlyArray<object>): Promise<TestPlayer> => {
    const player = await registerPlayer(first())
    for (const body of tasks) await player.call('POST', '/tasks/user', { body })
    return player
  }
  const change = (player: TestPlayer, body: object) => player.call('PUT', '/user', { body })

  it('comes in the evening of the player, in their language, to a player who has switched it on', async () => {
    const player = await newPlayer(
      { type: 'daily', text: 'Water the\n\nplants' },
      { type: 'todo', text: 'Tax', date: '2026-11-20T12:00:00.000Z' },
      { type: 'todo', text: 'Dentist', date: '2026-11-22T12:00:00.000Z' },
    )
    await goTo(at('2026-11-21T20:00:01Z'))
    expect(summaries()).toEqual([])
    await change(player, { [SWITCH]: true, 'preferences.language': 'de', 'preferences.timezoneOffset': -60 })
    await goTo(at('2026-11-22T18:59:59Z'))
    expect(summaries()).toEqual([])
    await goTo(at('2026-11-22T19:00:01Z'))
    const [email] = summaries()
    expect(email?.subject).toBe('Für heute sind noch 3 Aufgaben offen')
    expect(email?.text).toContain('deine Tagesaufgabe von heute ist noch offen.')
    expect(email?.text).toContain('Heute noch zu tun:\n- Water the plants\n- Tax\n- Dentist')
    expect(email?.html).toContain('<html lang="de">')
  })

  it('comes every evening, until one click in the mail program ends it', async () => {
    await goTo(at('2026-11-23T19:00:01Z'))
    const [, second] = summaries()
    expect(second?.unsubscribeUrl).toBeDefined()
    const { pathname, search } = new URL(second?.unsubscribeUrl ?? '')
    const ended = await fetch(`${first().url}${pathname}${search}`, { method: 'POST' })
    expect([ended.status, (await ended.text()).includes('Eine Zusammenfassung des Tages')]).toEqual([200, true])
    await goTo(at('2026-11-24T19:00:01Z'))
    expect(summaries()).toHaveLength(2)
  })

  it('comes once, whichever process looks; an evening that the server was away for is left out', async () => {
    const player = await newPlayer({ type: 'daily', text: 'Stretch' })
    await change(player, { [SWITCH]: true })
    const second = await start(first().time.now)
    await Promise.all([first(), second, first()].map((server) => goTo(at('2026-11-25T20:00:01Z'), server)))
    expect(summaries()).toHaveLength(3)
    await goTo(at('2026-11-26T22:00:01Z'))
    await goTo(at('2026-11-27T20:00:01Z'))
    expect(summaries()).toHaveLength(4)
  })

  it('comes neither at the inn, nor without anything to say, nor with all e-mails off, nor after a month away', async () => {
    const resting = await newPlayer({ type: 'daily', text: 'Stretch' })
    await resting.call('POST', '/user/sleep')
    const idle = await newPlayer()
    const unwilling = await newPlayer({ type: 'daily', text: 'Stretch' })
    await change(unwilling, { 'preferences.emailNotifications.unsubscribeFromAll': true })
    for (const player of [resting, idle, unwilling]) await change(player, { [SWITCH]: true })
    const before = summaries().length
    await goTo(at('2026-11-28T20:00:01Z'))
    expect(summaries()).toHaveLength(before + 1)
    await goTo(at('2026-12-30T20:00:01Z'))
    await goTo(at('2026-12-31T20:00:01Z'))
    expect(summaries()).toHaveLength(before + 1)
  })
})
