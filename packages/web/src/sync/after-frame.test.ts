import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterFrame } from './after-frame.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what waits for a frame', () => {
  it('runs once, after the frame', async () => {
    const run = vi.fn()
    afterFrame(run)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20)
    expect(run).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(100)
    dispatchEvent(new Event('pagehide'))
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs where no frame is drawn', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const run = vi.fn()
    afterFrame(run)
    await vi.advanceTimersByTimeAsync(60)
    expect(run).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('runs at once when the window is left', () => {
    const run = vi.fn()
    afterFrame(run)
    dispatchEvent(new Event('pagehide'))
    expect(run).toHaveBeenCalledOnce()
  })

  it('can be cancelled', async () => {
    const run = vi.fn()
    afterFrame(run)()
    await vi.advanceTimersByTimeAsync(100)
    dispatchEvent(new Event('pagehide'))
    expect(run).not.toHaveBeenCalled()
  })
})
