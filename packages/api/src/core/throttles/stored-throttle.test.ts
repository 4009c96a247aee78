import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStoreAt } from '../../../test-kit/store-location.ts'
import type { Store } from '../../store/index.ts'
import { createStoredThrottle } from './stored-throttle.ts'

const LIMIT = { name: 'test', points: 2, seconds: 60 }

describe('a throttle in the store', () => {
  let dataDir: string
  let store: Store
  const time = { now: 0 }
  const clock = () => time.now
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'daykeep-throttles-'))
    store = await openStoreAt({ type: 'sqlite', dataDir }, { clock })
  })
  afterAll(async () => {
    await store.close()
    await rm(dataDir, { recursive: true })
  })

  const throttleOf = (of = store) => createStoredThrottle({ store: of, clock }, LIMIT)

  it('is exceeded once the points are used up, and begins anew after the window', async () => {
    const throttle = throttleOf()
    expect(await throttle.hit('a')).toEqual({ consumed: 1, isExceeded: false, resetsIn: 60_000 })
    time.now += 20_000
    await throttle.hit('a')
    expect(await throttle.hit('a')).toEqual({ consumed: 3, isExceeded: true, resetsIn: 40_000 })
    expect(await throttle.hit('b')).toMatchObject({ consumed: 1 })
    time.now += 40_000
    expect(await throttle.hit('a')).toEqual({ consumed: 1, isExceeded: false, resetsIn: 60_000 })
  })

  it('counts for all processes, each hit once, and for those that come later', async () => {
    const other = await openStoreAt({ type: 'sqlite', dataDir }, { clock })
    const throttles = [throttleOf(), throttleOf(other)]
    const hits = Array.from({ length: 8 }, async (_, at) => throttles[at % 2]?.hit('shared'))
    const consumed = (await Promise.all(hits)).map((count) => count?.consumed)
    await other.close()
    expect(consumed.toSorted((a = 0, b = 0) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const later = await openStoreAt({ type: 'sqlite', dataDir }, { clock })
    expect((await throttleOf(later).hit('shared')).consumed).toBe(9)
    await later.close()
  })

  it('counts hits of many who call at the same moment', async () => {
    const throttle = throttleOf()
    const counts = await Promise.all(Array.from({ length: 200 }, async () => throttle.hit('crowd')))
    expect(counts.map(({ consumed }) => consumed)).toEqual(counts.map((_, at) => at + 1))
    await Promise.all(counts.slice(1).map(async () => throttle.giveBack('crowd')))
    expect((await throttle.hit('crowd')).consumed).toBe(2)
  })

  it('takes a hit back while its window lasts, and forgets a key that is reset', async () => {
    const throttle = throttleOf()
    await throttle.hit('c')
    await throttle.hit('c')
    await throttle.giveBack('c')
    expect((await throttle.hit('c')).consumed).toBe(2)
    await throttle.reset('c')
    expect((await throttle.hit('c')).consumed).toBe(1)
    time.now += 60_000
    await throttle.giveBack('c')
    expect((await throttle.hit('c')).consumed).toBe(1)
  })

  it('keeps nothing of a key, however long it is', async () => {
    await throttleOf().hit('somebody@example.org'.repeat(100_000))
    const found = await store.find('throttles', {})
    expect(JSON.stringify(found)).not.toContain('somebody')
    expect(Math.max(...found.map(({ id }) => id.length))).toBeLessThan(16)
  })
})
