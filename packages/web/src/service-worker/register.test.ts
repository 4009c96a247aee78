import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerServiceWorker } from './register.ts'

const DAY = 24 * 60 * 60 * 1000

const stubServiceWorkers = (ready: Promise<unknown>): void => {
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, addEventListener: () => undefined, register: async () => undefined, ready },
  })
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } })
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
    stubServiceWorkers(Promise.resolve({ update, active: { postMessage } }))
    await registerServiceWorker()
    await vi.advanceTimersByTimeAsync(DAY)
    expect(update).toHaveBeenCalledTimes(24)
    expect(postMessage.mock.calls).toEqual([[{ type: 'keepAll', language: 'pt_BR' }]])
  })

  it('fails on no timer where workers are blocked: no registration comes', async () => {
    stubServiceWorkers(new Promise(() => undefined))
    void registerServiceWorker()
    await vi.advanceTimersByTimeAsync(DAY)
    expect(vi.getTimerCount()).toBe(0)
  })
})
