import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishResponse } from '../api-client/index.ts'
import type { PlayerListeners, PlayerStore } from './player-store.ts'
import { keepUpToDate } from './keep-up-to-date.ts'

/** Windows of one browser: a message reaches all but the one that posts it. */
const channels = new Set<FakeChannel>()
class FakeChannel extends EventTarget {
  constructor() {
    super()
    channels.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
  }
  close(): void {
    channels.delete(this)
  }
}

const aWindow = (userId = 'maren') => {
  let handlers: PlayerListeners = {}
  let version = 1
  const store = {
    reload: vi.fn(async () => undefined),
    refresh: vi.fn(async () => undefined),
    retryNow: vi.fn(),
    version: () => version,
    listen: (added: PlayerListeners) => {
      handlers = added
      return () => {
        handlers = {}
      }
    },
    snapshot: () => ({ player: { user: { notifications: [] } } }),
  }
  const stop = keepUpToDate(store as unknown as PlayerStore, userId)
  const confirm = () => {
    version += 1
    handlers.confirmed?.()
  }
  return { ...store, confirm, stop }
}
const seen = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  channels.clear()
})

describe('several windows', () => {
  it('follow a command of one of them at once', () => {
    const [one, other] = [aWindow(), aWindow()]
    one.confirm()
    expect(other.reload).toHaveBeenCalledOnce()
    expect(one.reload).not.toHaveBeenCalled()
    one.stop()
    other.stop()
  })

  it('do not follow another player, nor what they know already', () => {
    const [one, other, stranger] = [aWindow(), aWindow(), aWindow('bram')]
    one.confirm()
    other.confirm()
    expect(one.reload).not.toHaveBeenCalled()
    expect(stranger.reload).not.toHaveBeenCalled()
    for (const each of [one, other, stranger]) each.stop()
  })

  it('follow once they are seen, if they are hidden', () => {
    const [one, other] = [aWindow(), aWindow()]
    seen('hidden')
    one.confirm()
    expect(other.reload).not.toHaveBeenCalled()
    seen('visible')
    expect(other.refresh).toHaveBeenCalledOnce()
    one.stop()
    other.stop()
  })
})

describe('several devices', () => {
  it('are asked about every minute while the window is seen', () => {
    const one = aWindow()
    vi.advanceTimersByTime(120_000)
    expect(one.refresh).toHaveBeenCalledTimes(2)
    seen('hidden')
    vi.advanceTimersByTime(120_000)
    expect(one.refresh).toHaveBeenCalledTimes(2)
    one.stop()
  })

  it('are asked about when one comes back to the window, once', () => {
    const one = aWindow()
    vi.advanceTimersByTime(10_000)
    window.dispatchEvent(new Event('focus'))
    seen('visible')
    expect(one.refresh).toHaveBeenCalledOnce()
    one.stop()
    vi.advanceTimersByTime(10_000)
    window.dispatchEvent(new Event('focus'))
    expect(one.refresh).toHaveBeenCalledOnce()
  })
})

describe('an answer of the server', () => {
  const target = { method: 'POST', path: '/api/v4/groups/party/quests/accept' }

  it.each([
    ['one version ahead, by a command that was run here, too', { userV: 2 }, 0],
    ['two versions ahead', { userV: 3 }, 1],
    [
      'one version ahead, by a request that changed the player on the server alone',
      { userV: 2, changesPlayer: true },
      1,
    ],
    ['the version that is here', { userV: 1, changesPlayer: true }, 0],
  ])('%s', (_, news, times) => {
    const window = aWindow()
    publishResponse({ ...target, ...news })
    expect(window.reload).toHaveBeenCalledTimes(times)
    window.stop()
  })
})
