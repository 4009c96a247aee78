import { afterEach, describe, expect, it, vi } from 'vitest'
import { liveState, startLive } from './live.ts'

const CREDENTIALS = { apiId: 'a-player', apiToken: 'a-token' }

/** A server whose streams begin with the turn that is played next. */
const greetWith = (turn: number) =>
  vi.fn((_address: string, _options?: RequestInit) => {
    const hello = `event: hello\nid: 1\ndata: ${JSON.stringify({ turn })}\n\n`
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(hello)) })
    return Promise.resolve(new Response(body))
  })

describe('the live stream of a window', () => {
  let stop: (() => void) | undefined
  afterEach(() => {
    stop?.()
    vi.unstubAllGlobals()
  })

  const startWith = (fetch: ReturnType<typeof greetWith>, turn: number) => {
    vi.stubGlobal('fetch', fetch)
    // no locks: this window holds the stream
    vi.stubGlobal('navigator', {})
    const player = { refresh: vi.fn(), reload: vi.fn(), snapshot: () => ({ player: { user: { turn } } }) }
    stop = startLive(CREDENTIALS, player as unknown as Parameters<typeof startLive>[1])
    return player
  }

  it('asks for the player again when another device has played since they were read', async () => {
    const player = startWith(greetWith(5), 4)
    await vi.waitFor(() => expect(player.refresh).toHaveBeenCalled())
  })

  it('says since when answers may be old, and asks for nothing when there is no news', async () => {
    const fetch = greetWith(4)
    const player = startWith(fetch, 4)
    await vi.waitFor(() => expect(liveState.get()).toBe('live'))
    expect(fetch.mock.calls[0]?.[0]).toMatch(/[?&]age=\d+$/)
    expect(player.refresh).not.toHaveBeenCalled()
  })

  it('is there in browsers that cannot join signals, and ends with the window', async () => {
    vi.stubGlobal('AbortSignal', Object.assign(class extends AbortSignal {}, { any: undefined }))
    const fetch = greetWith(4)
    startWith(fetch, 4)
    await vi.waitFor(() => expect(liveState.get()).toBe('live'))
    stop?.()
    await vi.waitFor(() => expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true))
  })
})
