import type { TestPlayer } from './client.ts'
import type { TestServer } from './test-server.ts'

export type ReceivedEvent = {
  readonly type: string
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A stream of server-sent events as a test reads it. */
export type LiveClient = {
  readonly events: ReadonlyArray<ReceivedEvent>
  /** The next event that was not awaited yet. */
  readonly next: () => Promise<ReceivedEvent>
  /** The position of the newest event. */
  readonly lastId: () => string
  readonly ended: Promise<void>
  readonly close: () => void
}

export const openLiveStream = async (
  server: Pick<TestServer, 'url'>,
  player: Pick<TestPlayer, 'headers'>,
  {
    groups = [],
    lastEventId,
    age,
  }: { readonly groups?: ReadonlyArray<string>; readonly lastEventId?: string; readonly age?: number } = {},
): Promise<LiveClient> => {
  const abort = new AbortController()
  const response = await fetch(
    `${server.url}/api/v4/live?groups=${groups.join(',')}${age === undefined ? '' : `&age=${age}`}`,
    {
      headers: { ...player.headers, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
      signal: abort.signal,
    },
  )
  const events: ReceivedEvent[] = []
  const waiting: Array<() => void> = []
  let awaited = 0
  const ended = readEvents(response, (event) => {
    events.push(event)
    for (const wake of waiting.splice(0)) wake()
  })
  return {
    events,
    next: async () => {
      const place = awaited
      awaited += 1
      while (events[place] === undefined) await new Promise<void>((wake) => void waiting.push(wake))
      return events[place]
    },
    lastId: () => events.findLast(({ id }) => id !== '')?.id ?? '',
    ended,
    close: () => abort.abort(),
  }
}

const readEvents = async (response: Response, onEvent: (event: ReceivedEvent) => void): Promise<void> => {
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const part of response.body ?? []) {
      text += decoder.decode(part as Uint8Array, { stream: true })
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      for (const frame of frames) if (!frame.startsWith(':')) onEvent(toEvent(frame))
    }
  } catch {
    // closed by the test
  }
}

const toEvent = (frame: string): ReceivedEvent => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? ''
  return { type: field('event'), id: field('id'), data: JSON.parse(field('data')) as ReceivedEvent['data'] }
}
