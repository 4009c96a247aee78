import type { Challenge } from '@daykeep/rules/model'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openWalSync } from '../../src/store/sqlite/commits/wal-sync.ts'
import { prepareDatabase } from '../../src/store/sqlite/prepare-database.ts'
import { sqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { registerPlayer } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { putDocuments } from '../../test-kit/documents/put-documents.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { CHALLENGE, GUILD, createSamples, type SamplePlayers } from '../../test-kit/sample-documents.ts'

/** Milliseconds for what happens at once on a machine that is not busy. */
const PATIENCE = { timeout: 20_000 }

/** A disk that confirms at once, or only when it is told to. */
const slowDisk = () => {
  const waiting: Array<{ readonly confirm: () => void; readonly fail: (error: Error) => void }> = []
  const disk = {
    isSlow: false,
    waiting,
    sync: async (): Promise<void> => {
      if (disk.isSlow) await new Promise<void>((confirm, fail) => void waiting.push({ confirm, fail }))
    },
  }
  return disk
}

describe('commands on one group while the disk is slow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'daykeep-one-disk-'))
  const disk = slowDisk()
  let server: TestServer
  let people: SamplePlayers
  beforeAll(async () => {
    const database = new DatabaseSync(join(folder, 'daykeep.sqlite'))
    prepareDatabase(database)
    server = await startTestServer({
      dataDir: folder,
      store: sqliteStore(database, Date.now, openWalSync(database, disk.sync)),
    })
    people = await createSamples(server)
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  /** Lets the disk confirm until all are answered. How often it was asked. */
  const confirmUntil = async (all: Promise<unknown>): Promise<number> => {
    const state = { count: 0, isDone: false }
    void all.finally(() => (state.isDone = true))
    for (; !state.isDone; await nextTurn()) {
      const next = disk.waiting.shift()
      if (next === undefined) continue
      state.count += 1
      next.confirm()
    }
    return state.count
  }
  const applied = (count: number, text: string) =>
    vi.waitFor(async () => {
      const all = await server.app.store.find<{ readonly text: string }>('messages', {})
      expect(all.filter(({ body }) => body.text.startsWith(text))).toHaveLength(count)
    }, PATIENCE)
  const post = (player: SamplePlayers['leader'], text: string) =>
    player.call('POST', `/groups/${GUILD}/chat`, { body: { message: text } })

  it('are applied one after the other without waiting for it, and each is answered after it', async () => {
    disk.isSlow = true
    const players = [people.leader, people.member, people.leader, people.member]
    const answers: number[] = []
    const posts = players.map(async (player, number) => {
      const { status } = await post(player, `Slow ${number}`)
      answers.push(status)
    })
    // one each: a player's own commands wait for one another's answers
    await applied(2, 'Slow')
    expect(answers).toEqual([])
    const count = await confirmUntil(Promise.all(posts))
    disk.isSlow = false
    expect(answers).toEqual([200, 200, 200, 200])
    expect(count).toBeLessThanOrEqual(4)
  })

  it('let twelve join a challenge while the disk has not confirmed the first of them', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, () => registerPlayer(server)))
    const there = await server.app.store.get<Challenge>('challenges', CHALLENGE)
    if (there === undefined) throw new Error('no challenge')
    await putDocuments(server, { challenges: [{ ...there.body, group: GUILD }] })
    for (const player of crowd) await patchUser(server, player, (user) => ({ ...user, guilds: [GUILD] }))
    disk.isSlow = true
    const joined = Promise.all(crowd.map((player) => player.call('POST', `/challenges/${CHALLENGE}/join`)))
    await vi.waitFor(async () => {
      const challenge = await server.app.store.get<{ readonly memberCount: number }>('challenges', CHALLENGE)
      expect(challenge?.body.memberCount).toBe(13)
    }, PATIENCE)
    expect(await confirmUntil(joined)).toBe(2)
    disk.isSlow = false
    expect((await joined).map(({ status }) => status)).toEqual(crowd.map(() => 200))
  })

  it('are not confirmed by a disk that failed before, and what follows is only with what it builds upon', async () => {
    disk.isSlow = true
    const first = post(people.leader, 'Fails first')
    await vi.waitFor(() => expect(disk.waiting).toHaveLength(1), PATIENCE)
    const second = post(people.member, 'Fails second')
    await applied(2, 'Fails')
    disk.waiting.shift()?.fail(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }))
    expect(await first).toMatchObject({ status: 408, body: { key: 'storeUnavailable' } })
    await vi.waitFor(() => expect(disk.waiting).toHaveLength(1), PATIENCE)
    // the log was carried over into the file before the disk was asked again
    const file = new DatabaseSync(join(folder, 'daykeep.sqlite'), { readOnly: true })
    expect(file.prepare('PRAGMA wal_checkpoint(NOOP)').get()).toMatchObject({ busy: 0 })
    file.close()
    disk.waiting.shift()?.confirm()
    expect(await second).toMatchObject({ status: 200 })
    disk.isSlow = false
  })

  it('are answered after it too when they are sent again under their key', async () => {
    disk.isSlow = true
    const headers = { 'Idempotency-Key': '0b5f3c3e-6d1c-4f55-9d5f-0a1b2c3d4e5f' }
    const finished: string[] = []
    const send = (what: string) =>
      people.leader
        .call('POST', `/groups/${GUILD}/chat`, { headers, body: { message: 'Twice' } })
        .then(() => finished.push(what))
    const first = send('first')
    await applied(1, 'Twice')
    const second = send('second')
    await server.app.store.get('groups', GUILD)
    expect(finished).toEqual([])
    await confirmUntil(Promise.all([first, second]))
    disk.isSlow = false
    expect(finished.toSorted()).toEqual(['first', 'second'])
    await applied(1, 'Twice')
  })
})
