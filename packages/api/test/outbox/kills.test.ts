import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxStatus } from '../../src/commands/outbox/index.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { makeChallenge } from '../../test-kit/chat-and-challenges.ts'
import { copiesOf, crowd, idleJobs } from './crowd.ts'

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))

/** Participants and kills: `npm run test:kills` has 10,000 and thirty. */
const SIZE = Number(process.env['OUTBOX_CROWD'] ?? 1000)
const KILLS = Number(process.env['OUTBOX_KILLS'] ?? 6)
const LEASE = 60_000

describe('a delivery that is killed', () => {
  let dataDir: string
  let server: TestServer
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'daykeep-outbox-'))
    server = await startTestServer({ dataDir, background: idleJobs() })
    server.time.now = Date.now()
  })
  afterAll(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true })
  })

  /** How far the delivery is. */
  const cursor = async (): Promise<string> => {
    const [entry] = await server.app.store.find<{ cursor: string }>('outbox', {})
    return entry?.body.cursor ?? 'done'
  }

  /** Starts a worker, and kills it so many milliseconds after its first batch; without them it works to the end. */
  const work = async (round: number, killAfter?: number): Promise<void> => {
    const location = JSON.stringify({ type: 'sqlite', dataDir })
    const worker = spawn(process.execPath, [WORKER, location, String(round * LEASE)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const closed = once(worker, 'close')
    if (killAfter === undefined) return expect(await closed).toEqual([0, null])
    const before = await cursor()
    const progress = async () => {
      while (worker.exitCode === null && (await cursor()) === before) await pause(5)
      await pause(killAfter)
    }
    await Promise.race([progress(), closed])
    worker.kill('SIGKILL')
    await closed
  }

  it(
    'goes on where it was, and gives each participant exactly one copy',
    async () => {
      const { leader, members } = await foundParty(server)
      const id = await makeChallenge(leader)
      const ids = await crowd(server, members[0], { collection: 'challenges', id }, SIZE)
      const tasks = [
        { type: 'habit', text: 'Sweep' },
        { type: 'todo', text: 'Mop' },
      ]
      await expectGranted(leader.call('POST', `/tasks/challenge/${id}`, { body: tasks }))
      expect(await outboxStatus(server.app.store)).toMatchObject({ entries: 1 })
      const cursors = new Set<string>()
      for (let round = 1; round <= KILLS; round += 1) {
        await work(round, (round * 37) % 100)
        cursors.add(await cursor())
      }
      expect(cursors.size, 'kills in the middle of it').toBeGreaterThan(2)
      // a worker leaves an entry that it could not lease, or write, to the next one
      for (let round = KILLS + 1; round <= KILLS + 3 && (await cursor()) !== 'done'; round += 1) await work(round)
      expect(await outboxStatus(server.app.store)).toMatchObject({ entries: 0 })
      for (const { copies, listed } of await copiesOf(server.app.store, id, ids)) {
        expect(copies.map(({ text }) => text).toSorted()).toEqual(['Mop', 'Sweep'])
        expect(listed).toBe(2)
      }
    },
    KILLS * 50_000,
  )
})
