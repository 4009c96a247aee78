import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { Store } from '../../../src/store/index.ts'
import { openStoreAt } from '../../../test-kit/store-location.ts'
import type { TestStore } from '../store-under-test.ts'
import { type Kill, runUntilKilled } from './run-until-killed.ts'

/** Another seed kills at other moments. */
const SEED = process.env['CRASH_SEED'] ?? 'daykeep'

const KILLS: readonly Kill[] = [
  { round: 1, from: 'start', after: chance(1, 400) },
  ...[2, 3, 4, 5, 6].map((round) => ({ round, from: 'first commit' as const, after: chance(round, 400) })),
]

/** Milliseconds for what a dead client had sent to come to its end on a server that lives on. */
const SETTLING = 5000

/** Nothing that was acknowledged is lost, and nothing is half done, wherever the process dies. */
export const crashContract = ({ location }: TestStore): void => {
  describe(`after kills at random moments (CRASH_SEED=${SEED})`, () => {
    it('all acknowledged commits are there, and each commit is whole', async () => {
      const acknowledged: string[] = []
      for (const kill of KILLS) {
        acknowledged.push(...(await runUntilKilled(location(), kill)))
        const store = await openStoreAt(location())
        await vi.waitFor(() => expectWhole(store, acknowledged), { timeout: SETTLING })
        await store.close()
      }
      expect(acknowledged.length).toBeGreaterThan(KILLS.length)
    }, 60_000)
  })
}

const expectWhole = async (store: Store, acknowledged: readonly string[]): Promise<void> => {
  const ids = async (collection: 'tasks' | 'journal') => (await store.find(collection, {})).map(({ id }) => id)
  const tasks = await ids('tasks')
  expect(await ids('journal')).toEqual(tasks)
  const storedTasks = new Set(tasks)
  expect(acknowledged.filter((id) => !storedTasks.has(id))).toEqual([])
  for (const { id, version, body } of await store.find<{ n: number }>('users', {})) {
    const own = tasks.filter((task) => task.startsWith(`${id}/`))
    expect(body.n).toBe(own.length)
    expect(version).toBe(own.length + 1)
    const ownAcknowledged = acknowledged.filter((task) => task.startsWith(`${id}/`))
    expect(own.length - ownAcknowledged.length).toBeLessThanOrEqual(1)
  }
}

/** The same number below `limit` for the same seed and round. */
function chance(round: number, limit: number): number {
  return createHash('sha256').update(`${SEED}/${round}`).digest().readUInt32LE(0) % limit
}
