import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followServiceWorker } from './follow.ts'

const DAY = 24 * 60 * 60 * 1000

const stubServiceWorkers = (ready: Promise<unknown>): void => {
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, addEventListener: () => undefined, ready },
  })
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } })
}

/** Stands for the list of what a window loads. Returns how it goes on: nobody hears of it after `disconnect`. */
const stubLoading = (): ((...urls: ReadonlyArray<string>) => void) => {
  const listeners = new Set<PerformanceObserverCallback>()
  class Observer {
    readonly #listener: PerformanceObserverCallback
    constructor(listener: PerformanceObserverCallback) {
      this.#listener = listener
    }
    observe = () => void listeners.add(this.#listener)
    disconnect = () => void listeners.delete(this.#listener)
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return (...urls) => {
    const list = { getEntries: () => urls.map((name) => ({ name })) } as unknown as PerformanceObserverEntryList
    for (const listener of listeners) listener(list, undefined as unknown as PerformanceObserver)
  }
}

describe('the service worker', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('looks for a new release each hour, and keeps all files after a pause', async () => {
    const update = vi.fn(async () => undefined)
    const postMessage = vi.fn()
    stubLoading()
    stubServiceWorkers(Promise.resolve({ update, active: { postMessage } }))
    await followServiceWorker(navigator.serviceWorker)
    await vi.advanceTimersByTimeAsync(DAY)
    expect(update).toHaveBeenCalledTimes(24)
    expect(postMessage.mock.calls).toEqual([[{ type: 'keepAll', language: 'pt_BR' }]])
  })

  it('keeps the files that the window has loaded at once, and leaves the rest for later', async () => {
    const postMessage = vi.fn()
    const load = stubLoading()
    stubServiceWorkers(Promise.resolve({ update: async () => undefined, active: { postMessage } }))
    await followServiceWorker(navigator.serviceWorker)
    load('https://keep.example/assets/market.js', 'https://keep.example/api/v4/user')
    load('https://keep.example/api/v4/tasks/user')
    const urls = ['https://keep.example/assets/market.js']
    expect(postMessage.mock.calls).toEqual([[{ type: 'keepLoaded', urls }]])
    await vi.advanceTimersByTimeAsync(DAY)
    load('https://keep.example/assets/late.js')
    expect(postMessage).toHaveBeenCalledTimes(2)
    expect(postMessage).toHaveBeenLastCalledWith({ type: 'keepAll', language: 'pt_BR' })
  })

  it('fails on no timer where workers are blocked: no registration comes', async () => {
    stubServiceWorkers(new Promise(() => undefined))
    void followServiceWorker(navigator.serviceWorker)
    await vi.advanceTimersByTimeAsync(DAY)
    expect(vi.getTimerCount()).toBe(0)
  })
})
