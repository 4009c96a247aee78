import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPersister } from './persister.ts'
import { initialState, type SyncState } from '../queue/sync-state.ts'

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
    const { persist } = createPersister(write, write)
    persist(waiting(1))
    persist(waiting(2))
    expect(write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(write.mock.calls).toEqual([[waiting(2)]])
  })

  it('has time for what the server knows, and writes once where it confirms at once', async () => {
    const write = vi.fn(() => Promise.resolve())
    const { persist } = createPersister(write, write)
    persist(waiting(1))
    persist(confirmed)
    await vi.advanceTimersByTimeAsync(100)
    expect(write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(write.mock.calls).toEqual([[confirmed]])
  })

  it('writes a command that waits when the page is left, without reading first', () => {
    const [write, writeOnLeave] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
    createPersister(write, writeOnLeave).persist(waiting(1))
    dispatchEvent(new Event('pagehide'))
    expect([write.mock.calls, writeOnLeave.mock.calls]).toEqual([[], [[waiting(1)]]])
  })

  it('writes once more what is being written when the page is left, since that may end with the page', async () => {
    const [write, writeOnLeave] = [vi.fn(() => new Promise<void>(() => undefined)), vi.fn(() => Promise.resolve())]
    const { persist } = createPersister(write, writeOnLeave)
    persist(waiting(1))
    await vi.advanceTimersByTimeAsync(100)
    dispatchEvent(new Event('pagehide'))
    persist(waiting(2))
    dispatchEvent(new Event('pagehide'))
    expect(writeOnLeave.mock.calls).toEqual([[waiting(1)], [waiting(2)]])
  })

  it('leaves what the server knows to the next visit when the page is left', () => {
    const [write, writeOnLeave] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
    createPersister(write, writeOnLeave).persist(confirmed)
    dispatchEvent(new Event('pagehide'))
    expect(writeOnLeave).not.toHaveBeenCalled()
  })

  it('writes at once what came during a write when that is done', async () => {
    const done: Array<() => void> = []
    const write = vi.fn(() => new Promise<void>((resolve) => void done.push(resolve)))
    const { persist } = createPersister(write, write)
    persist(waiting(1))
    await vi.advanceTimersByTimeAsync(100)
    persist(waiting(2))
    for (const end of done) end()
    await vi.advanceTimersByTimeAsync(0)
    expect(write.mock.calls).toEqual([[waiting(1)], [waiting(2)]])
  })

  it('writes what waits when it is stopped, and nothing later', async () => {
    const [write, writeOnLeave] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
    const { persist, stop } = createPersister(write, writeOnLeave)
    persist(waiting(1))
    stop()
    persist(waiting(2))
    dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(5000)
    expect([write.mock.calls, writeOnLeave.mock.calls]).toEqual([[], [[waiting(1)]]])
  })

  it('goes on after a failure, with the newest state', async () => {
    const write = vi.fn(() => Promise.reject(new Error('no room')))
    const { persist } = createPersister(write, write)
    persist(waiting(1))
    await vi.advanceTimersByTimeAsync(100)
    persist(waiting(2))
    await vi.advanceTimersByTimeAsync(100)
    expect(write.mock.calls).toEqual([[waiting(1)], [waiting(2)]])
  })
})
