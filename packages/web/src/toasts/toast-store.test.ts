import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

const texts = (store: ReturnType<typeof createToastStore>) => store.visible().map(({ text }) => text)

describe('the toasts of a window', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    return () => vi.useRealTimers()
  })

  it('wait while something covers them, however long that is', () => {
    const store = createToastStore()
    const resume = store.pause()
    store.show({ type: 'info', text: 'A new day' })
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual([])
    resume()
    expect(texts(store)).toEqual(['A new day'])
    vi.advanceTimersByTime(2500)
    expect(texts(store)).toEqual([])
  })

  it('tell errors at once, covered or not', () => {
    const store = createToastStore()
    store.pause()
    store.show({ type: 'error', text: 'Not enough gold.' })
    expect(texts(store)).toEqual(['Not enough gold.'])
  })

  it('wait until nothing covers them any more', () => {
    const store = createToastStore()
    const [first, second] = [store.pause(), store.pause()]
    store.show({ type: 'info', text: 'A new day' })
    first()
    expect(texts(store)).toEqual([])
    second()
    expect(texts(store)).toEqual(['A new day'])
  })

  it('keep what must not be missed until it is clicked', () => {
    const store = createToastStore()
    store.show({ type: 'info', text: 'A new day', stays: true })
    vi.advanceTimersByTime(600_000)
    expect(texts(store)).toEqual(['A new day'])
  })

  it('keep those that were visible', () => {
    const store = createToastStore()
    store.show({ type: 'info', text: 'seen' })
    vi.advanceTimersByTime(1000)
    const resume = store.pause()
    vi.advanceTimersByTime(60_000)
    store.release()
    expect(texts(store)).toEqual(['seen'])
    resume()
    vi.advanceTimersByTime(1500)
    expect(texts(store)).toEqual([])
  })
})
