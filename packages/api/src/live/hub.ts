import type { Following, Inserted, Store } from '../store/index.ts'
import type { StoredLiveEvents } from './live-store.ts'
import { type LiveEvent, topics } from './live-event.ts'

/** The position of a stream before anything happened: less than all others. */
const NOTHING_YET = '0'
/** Milliseconds of what happened that a stream may catch up on. */
const BACKLOG = 10 * 60 * 1000
/** Milliseconds by which the clocks of two processes may differ. */
const SKEW = 2000
/** Commits that are remembered for that. */
const MOST_REMEMBERED = 20_000
/** Streams that one player may have open: windows share one, so these are devices. */
const MOST_OF_ONE = 20
/** Milliseconds between two signs of life: proxies close a stream that is silent for a minute. */
const HEARTBEAT = 25_000

/** Where a stream writes to. */
export type LiveConnection = {
  /** `position`: where a stream goes on after it was interrupted; none for what needs no catching up. */
  readonly send: (type: string, data: unknown, position?: string) => void
  readonly beat: () => void
  readonly close: () => void
}

export type LiveSubscription = {
  /** The player; the oldest stream of one who opens too many is ended. */
  readonly owner: string
  /** What a stream begins with. */
  readonly hello: unknown
  readonly topics: ReadonlySet<string>
  /** The last position that the client knows; empty for a new stream. */
  readonly lastPosition: string
  /** For how many milliseconds the client of a new stream has been reading answers that may be old by now; none: it has not. */
  readonly age: number | undefined
  readonly connection: LiveConnection
  /** The player's documents were changed by others: which topics may be followed from now on; none ends the stream. */
  readonly refresh: () => Promise<ReadonlySet<string> | undefined>
}

export type LiveHub = {
  /** Returns a function that ends the subscription. */
  readonly subscribe: (subscription: LiveSubscription) => () => void
  /** This process has committed something that streams may have to know. */
  readonly look: () => void
  /** How many streams are open. */
  readonly size: () => number
  /** Ends all streams; none can be opened afterwards. */
  readonly close: () => Promise<void>
}

type Stream = Omit<LiveSubscription, 'topics'> & { topics: ReadonlySet<string> }

/** Follows the store while streams are open, and tells each stream what concerns it. */
export const createLiveHub = (store: Pick<Store, 'follow'>, clock: () => number): LiveHub => {
  const streams = new Set<Stream>()
  const byTopic = new Map<string, Set<Stream>>()
  let remembered: Array<Inserted<StoredLiveEvents>> = []
  let following: ReadonlyArray<Following> = []
  let heartbeat: NodeJS.Timeout | undefined
  let isClosed = false

  const follow = (stream: Stream, channels: ReadonlySet<string>): void => {
    for (const topic of stream.topics) if (!channels.has(topic)) leave(stream, topic)
    for (const topic of channels) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(stream))
    stream.topics = channels
  }
  const leave = (stream: Stream, topic: string): void => {
    const followers = byTopic.get(topic)
    followers?.delete(stream)
    if (followers?.size === 0) byTopic.delete(topic)
  }
  const remove = (stream: Stream): void => {
    if (!streams.delete(stream)) return
    for (const topic of stream.topics) leave(stream, topic)
    if (streams.size === 0) void rest()
  }
  const end = (stream: Stream): void => {
    remove(stream)
    stream.connection.close()
  }
  const refresh = async (stream: Stream): Promise<void> => {
    const currentTopics = await stream.refresh().catch(() => stream.topics)
    if (!streams.has(stream)) return
    if (currentTopics === undefined) end(stream)
    else follow(stream, currentTopics)
  }

  /** Streams that one commit concerns, each with its part. */
  const tell = ({ position, body }: Inserted<StoredLiveEvents>): void => {
    const parts = new Map<Stream, LiveEvent[]>()
    for (const event of body.events)
      for (const stream of byTopic.get(event.topic) ?? []) parts.set(stream, [...(parts.get(stream) ?? []), event])
    for (const [stream, events] of parts) deliver(stream, position, events)
  }
  const deliver = (stream: Stream, position: string, events: ReadonlyArray<LiveEvent>): void => {
    for (const [at, { topic: _topic, type, ...data }] of events.entries()) {
      if (type === 'end') return end(stream)
      stream.connection.send(type, data, at === events.length - 1 ? position : undefined)
    }
    if (events.some(({ type }) => type === 'user')) void refresh(stream)
  }
  const onEvents = (inserted: ReadonlyArray<Inserted<StoredLiveEvents>>): void => {
    remembered = [...remembered, ...inserted].slice(-MOST_REMEMBERED)
    for (const each of inserted) tell(each)
  }
  /** A player's own commands, told to their other devices: `turn` is the one that was played. */
  const onCommands = (inserted: ReadonlyArray<Inserted<{ readonly userId: string; readonly turn: number }>>): void => {
    for (const { body } of inserted)
      for (const { connection } of byTopic.get(topics.user(body.userId)) ?? [])
        connection.send('user', { turn: body.turn })
  }

  const wake = (): void => {
    const now = clock()
    following = [
      store.follow<StoredLiveEvents>('liveEvents', { since: now - BACKLOG, onInserted: onEvents }),
      store.follow<{ userId: string; turn: number }>('journal', { since: now, onInserted: onCommands }),
    ]
    heartbeat = setInterval(() => {
      for (const { connection } of streams) connection.beat()
    }, HEARTBEAT).unref()
  }
  const rest = async (): Promise<void> => {
    const before = following
    following = []
    remembered = []
    clearInterval(heartbeat)
    await Promise.all(before.map(({ stop }) => stop()))
  }

  /** What happened since a position, or nothing when that is too long ago to know. */
  const missedSince = (lastPosition: string): ReadonlyArray<Inserted<StoredLiveEvents>> | undefined => {
    const [first] = remembered
    if (first === undefined || lastPosition < first.position) return undefined
    return remembered.filter(({ position }) => position > lastPosition)
  }
  /** What was committed after a new client began to read; nothing when that is too long ago to know. */
  const missedWithin = (age: number): ReadonlyArray<Inserted<StoredLiveEvents>> | undefined => {
    const began = clock() - age - SKEW
    return age > BACKLOG ? undefined : remembered.filter(({ body }) => body.at >= began)
  }
  const catchUp = (stream: Stream): void => {
    const { lastPosition, age, connection, hello } = stream
    const newest = remembered.at(-1)?.position ?? NOTHING_YET
    const isNew = lastPosition === ''
    if (lastPosition === newest || (isNew && age === undefined)) return connection.send('hello', hello, newest)
    const missed = isNew ? missedWithin(age ?? 0) : missedSince(lastPosition)
    if (missed === undefined) return connection.send('reset', hello, newest)
    connection.send('hello', hello, isNew ? newest : undefined)
    for (const { position, body } of missed) {
      const events = body.events.filter(({ topic }) => stream.topics.has(topic))
      if (events.length > 0) deliver(stream, position, events)
    }
  }

  return {
    subscribe: (subscription) => {
      const stream: Stream = { ...subscription }
      if (isClosed) {
        stream.connection.close()
        return () => undefined
      }
      const [oldest, ...others] = [...(byTopic.get(topics.user(stream.owner)) ?? [])]
      if (oldest !== undefined && others.length + 1 >= MOST_OF_ONE) end(oldest)
      if (streams.size === 0) wake()
      else look()
      streams.add(stream)
      catchUp(stream)
      if (streams.has(stream)) {
        follow(stream, stream.topics)
        // the login may have ended since it was looked up
        void refresh(stream)
      }
      return () => remove(stream)
    },
    look: () => look(),
    size: () => streams.size,
    close: async () => {
      isClosed = true
      for (const stream of streams) end(stream)
      await rest()
    },
  }

  function look(): void {
    for (const each of following) each.look()
  }
}
