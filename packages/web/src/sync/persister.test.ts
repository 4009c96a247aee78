import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPersister } from './persister.ts'
import { initialState, type SyncState } from './queue/sync-state.ts'

const player = aPlayer(aUser())
const confirmed = initialState(player)
const waiting = (commandSeq: number): SyncState => ({
  ...confirmed,
  pending: [{ name: 'toggleSleep', params: {}, at: 0, commandSeq, sent: false, after: player }],
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the persister', () => {
  it('writes a command that waits after the frame that shows it, once for all that happens meanwhile', async () => {
    const write = vi.fn(() => Promise.resolve())
    const persist = createPersister(write)
    persist(waiting(1))
    persist(waiting(2))
    expect(write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(write.mock.calls).toEqual([[waiting(2)]])
  })

  it('has time for what the server knows, and writes once where it confirms at once', async () => {
    const write = vi.fn(() => Promise.resolve())
    const persist = createPersister(write)
    persist(waiting(1))
    persist(confirmed)
    await vi.advanceTimersByTimeAsync(100)
    expect(write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(write.mock.calls).toEqual([[confirmed]])
  })

  it('writes at once when the page is left', () => {
    const write = vi.fn(() => Promise.resolve())
    createPersister(write)(waiting(1))
    dispatchEvent(new Event('pagehide'))
    expect(write.mock.calls).toEqual([[waiting(1)]])
  })

  it('writes beside a write in progress when the page is left, and at once what came meanwhile when it is done', async () => {
    const done: Array<() => void> = []
    const write = vi.fn(() => new Promise<void>((resolve) => void done.push(resolve)))
    const persist = createPersister(write)
    persist(waiting(1))
    await vi.advanceTimersByTimeAsync(100)
    persist(waiting(2))
    dispatchEvent(new Event('pagehide'))
    expect(write.mock.calls).toEqual([[waiting(1)], [waiting(2)]])
    persist(waiting(3))
    for (const end of done) end()
    await vi.advanceTimersByTimeAsync(0)
    expect(write.mock.lastCall).toEqual([waiting(3)])
  })

  it('goes on after a failure, with the newest state', async () => {
    const write = vi.fn(() => Promise.reject(new Error('no room')))
    const persist = createPersister(write)
    persist(waiting(1))
    await vi.advanceTimersByTimeAsync(100)
    persist(waiting(2))
    await vi.advanceTimersByTimeAsync(100)
    expect(write.mock.calls).toEqual([[waiting(1)], [waiting(2)]])
  })
})
