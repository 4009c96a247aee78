import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const loaded = () => vi.fn(() => Promise.resolve({ default: () => null }))
const fresh = () => import('./preloadable.ts')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a view for later', () => {
  it('is loaded once the page rests, and not before', async () => {
    const { preloadable: later, preloadOnIdle: loadWhatIsLeft } = await fresh()
    const load = loaded()
    later(load)
    loadWhatIsLeft()
    expect(load).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is loaded at once when it comes to a page that rests already', async () => {
    const { preloadable: later, preloadOnIdle: loadWhatIsLeft } = await fresh()
    loadWhatIsLeft()
    await vi.runAllTimersAsync()
    const load = loaded()
    later(load)
    expect(load).toHaveBeenCalledOnce()
  })

  it('is not loaded when the page was left before', async () => {
    const { preloadable: later, preloadOnIdle: loadWhatIsLeft } = await fresh()
    const load = loaded()
    later(load)
    loadWhatIsLeft()()
    await vi.runAllTimersAsync()
    expect(load).not.toHaveBeenCalled()
  })

  it('may fail to come without harm to the others', async () => {
    const { preloadable: later, preloadOnIdle: loadWhatIsLeft } = await fresh()
    const load = loaded()
    later(() => Promise.reject(new Error('no network')))
    later(load)
    loadWhatIsLeft()
    await vi.runAllTimersAsync()
    expect(load).toHaveBeenCalledOnce()
  })
})
