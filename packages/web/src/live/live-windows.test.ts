import { describe, expect, it, vi } from 'vitest'
import { type Channel, startWindows } from './live-windows.ts'
import type { LiveEvent } from './read-events.ts'

/** A browser with windows that hear each other, one of which leads at a time. */
const aBrowser = () => {
  const listeners = new Map<string, (event: MessageEvent) => void>()
  const candidates: Array<{ readonly lead: () => Promise<void>; readonly signal: AbortSignal }> = []
  let isLed = false
  const electNext = (): void => {
    const next = candidates.shift()
    if (next === undefined) return
    if (next.signal.aborted) return electNext()
    isLed = true
    void next.lead().then(() => {
      isLed = false
      electNext()
    })
  }
  const requests: Array<ReadonlyArray<string>> = []
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const openWindow = (windowId: string) => {
    const events: LiveEvent[] = []
    const states: string[] = []
    const channel: Channel = {
      postMessage: (data: unknown) => {
        if (!listeners.has(windowId)) throw new DOMException('Channel is closed', 'InvalidStateError')
        for (const [id, listener] of listeners) if (id !== windowId) listener({ data } as MessageEvent)
      },
      addEventListener: ((_: string, listener: (event: MessageEvent) => void) => {
        listeners.set(windowId, listener)
      }) as Channel['addEventListener'],
      close: () => listeners.delete(windowId),
    }
    const windows = startWindows({
      windowId,
      channel,
      elect: (lead, signal) => {
        candidates.push({ lead, signal })
        if (!isLed) electNext()
      },
      open: async (groups, _, signal) => {
        requests.push(groups)
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            stream = controller
            signal.addEventListener('abort', () => controller.error(new Error('aborted')))
          },
        })
        return new Response(body)
      },
      onEvent: (event) => events.push(event),
      onState: (state) => states.push(state),
      wait: () => Promise.resolve(),
    })
    return { windows, events, states }
  }
  const send = () => stream?.enqueue(new TextEncoder().encode('event: message\nid: 1\ndata: {"group":"owls"}\n\n'))
  return { openWindow, requests, send }
}

describe('the windows of a browser', () => {
  it('share one stream for the groups of all of them, and hear what it tells', async () => {
    const { openWindow, requests, send } = aBrowser()
    const [first, second] = [openWindow('a'), openWindow('b')]
    first.windows.follow(['owls'])
    second.windows.follow(['moles'])
    await vi.waitFor(() => expect(requests.at(-1)).toEqual(['moles', 'owls']))
    send()
    for (const { events, states } of [first, second])
      await vi.waitFor(() => {
        expect(events).toMatchObject([{ type: 'message', data: { group: 'owls' } }])
        expect(states.at(-1)).toBe('live')
      })
    first.windows.stop()
    second.windows.stop()
  })

  it('hand the stream on when the window that holds it is closed', async () => {
    const { openWindow, requests, send } = aBrowser()
    const [first, second] = [openWindow('a'), openWindow('b')]
    first.windows.follow(['owls'])
    second.windows.follow(['moles'])
    first.windows.stop()
    await vi.waitFor(() => expect(requests.at(-1)).toEqual(['moles']))
    send()
    await vi.waitFor(() => expect(second.events).toHaveLength(1))
    second.windows.stop()
  })
})
