import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from './read-events.ts'
import { type LiveState, startStream, type StreamLoop } from './stream-loop.ts'

/** A server whose streams a test writes to. */
const aServer = () => {
  const requests: Array<{ readonly groups: ReadonlyArray<string>; readonly lastId: string }> = []
  const streams: Array<ReadableStreamDefaultController<Uint8Array>> = []
  const open = (groups: ReadonlyArray<string>, lastId: string, signal: AbortSignal): Promise<Response> => {
    requests.push({ groups, lastId })
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller)
        signal.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    })
    return Promise.resolve(new Response(body))
  }
  const write = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text))
  return { requests, open, write, cut: () => streams.at(-1)?.error(new Error('cut')) }
}

describe('the stream of a window', () => {
  let stream: StreamLoop | undefined
  afterEach(() => stream?.stop())

  const start = (open: ReturnType<typeof aServer>['open']) => {
    const events: LiveEvent[] = []
    const states: LiveState[] = []
    const wait = vi.fn(() => Promise.resolve())
    stream = startStream({ open, wait, onEvent: (event) => events.push(event), onState: (state) => states.push(state) })
    return { events, states, wait }
  }

  it('reads events as they come, in pieces or many at once, past comments and what it does not know', async () => {
    const server = aServer()
    const { events, states } = start(server.open)
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    server.write('event: hello\nid: 7\nda')
    server.write(
      'ta: {"turn":3}\n\n:\n\nevent: parade\ndata: {}\n\nevent: message\nid: 8\ndata: {"group":"g","id":"m"}\n\n',
    )
    await vi.waitFor(() => expect(events).toHaveLength(2))
    expect(events).toEqual([
      { type: 'hello', id: '7', data: { turn: 3 } },
      { type: 'message', id: '8', data: { group: 'g', id: 'm' } },
    ])
    expect(states).toContain('live')
  })

  it('goes on behind the last event after the stream was cut, and says so meanwhile', async () => {
    const server = aServer()
    const { events, states, wait } = start(server.open)
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    server.write('event: message\nid: 8\ndata: {}\n\n')
    await vi.waitFor(() => expect(events).toHaveLength(1))
    server.cut()
    await vi.waitFor(() => expect(server.requests).toHaveLength(2))
    expect(server.requests[1]?.lastId).toBe('8')
    expect(states.at(-1)).toBe('reconnecting')
    expect(wait).toHaveBeenCalledWith(1000, expect.anything())
  })

  it('waits longer each time nobody answers', async () => {
    const pauses: number[] = []
    const refuse = () => Promise.reject(new TypeError('no network'))
    const wait = async (milliseconds: number) => {
      pauses.push(milliseconds)
      if (pauses.length === 7) stream?.stop()
    }
    stream = startStream({ open: refuse, wait, onEvent: () => undefined, onState: () => undefined })
    await vi.waitFor(() => expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]))
  })

  it('follows other groups at once, from where it was', async () => {
    const server = aServer()
    const { events, wait } = start(server.open)
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    server.write('event: hello\nid: 9\ndata: {}\n\n')
    await vi.waitFor(() => expect(events).toHaveLength(1))
    stream?.follow(['owls'])
    await vi.waitFor(() => expect(server.requests).toHaveLength(2))
    expect(server.requests[1]).toEqual({ groups: ['owls'], lastId: '9' })
    stream?.follow(['owls'])
    expect(wait).not.toHaveBeenCalled()
  })
})
