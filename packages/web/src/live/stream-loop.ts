import { type LiveEvent, readEvents } from './read-events.ts'

export type LiveState = 'live' | 'reconnecting'

/** Opens the stream for these groups, behind the last event that is known. */
export type OpenStream = (groups: ReadonlyArray<string>, lastId: string, signal: AbortSignal) => Promise<Response>

export type StreamPorts = {
  readonly open: OpenStream
  readonly onEvent: (event: LiveEvent) => void
  readonly onState: (state: LiveState) => void
  /** Resolves after some milliseconds, or when the signal says so. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export type StreamLoop = {
  /** The groups to follow from now on. */
  readonly follow: (groups: ReadonlyArray<string>) => void
  readonly stop: () => void
}

/** Milliseconds without a sign of life after which a stream counts as lost; the server gives one every 25 s. */
const SILENCE = 60_000
/** Milliseconds before the first attempt to connect again, and at most. */
const PAUSE = { first: 1000, longest: 30_000 } as const

/** Keeps one stream open: connects again with longer and longer pauses, and goes on where it was interrupted. */
export const startStream = ({ open, onEvent, onState, wait }: StreamPorts): StreamLoop => {
  const stopped = new AbortController()
  let current = new AbortController()
  let groups: ReadonlyArray<string> = []
  let lastId = ''
  let failures = 0

  const read = async (): Promise<void> => {
    const connection = new AbortController()
    current = connection
    const { signal } = connection
    let silence: ReturnType<typeof setTimeout> | undefined
    const onSign = (): void => {
      clearTimeout(silence)
      silence = setTimeout(() => connection.abort(), SILENCE)
    }
    try {
      onSign()
      const response = await open(groups, lastId, signal)
      if (!response.ok || response.body === null) return
      for await (const event of readEvents(response.body, onSign)) {
        failures = 0
        onState('live')
        onEvent(event)
        if (event.id !== '') lastId = event.id
      }
    } finally {
      clearTimeout(silence)
      connection.abort()
    }
  }
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const topics = groups
      await read().catch(() => undefined)
      // other groups are followed by another stream at once; nothing is lost in between
      if (topics !== groups) continue
      onState('reconnecting')
      await wait(Math.min(PAUSE.longest, PAUSE.first * 2 ** failures), stopped.signal)
      failures += 1
    }
  }
  void run()
  return {
    follow: (wanted) => {
      if (wanted.join() === groups.join()) return
      groups = wanted
      current.abort()
    },
    stop: () => {
      stopped.abort()
      current.abort()
    },
  }
}
