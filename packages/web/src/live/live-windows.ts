import type { LiveEvent } from './read-events.ts'
import { type LiveState, startStream, type StreamPorts } from './stream-loop.ts'

/** What the windows of one browser broadcast to each other. */
type Message =
  | { readonly type: 'event'; readonly event: LiveEvent }
  | { readonly type: 'state'; readonly state: LiveState }
  /** The groups that are open in a window. */
  | { readonly type: 'groups'; readonly from: string; readonly groups: ReadonlyArray<string> }
  /** A window has begun to hold the stream and wants to know the groups of all. */
  | { readonly type: 'who' }

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

export type WindowsPorts = Pick<StreamPorts, 'open' | 'onEvent' | 'onState' | 'wait'> & {
  readonly windowId: string
  readonly channel: Channel | undefined
  /** Runs `lead` in one window at a time, until the signal says so. */
  readonly elect: (lead: () => Promise<void>, signal: AbortSignal) => void
}

export type LiveWindows = {
  /** The groups that are open in this window. */
  readonly follow: (groups: ReadonlyArray<string>) => void
  readonly stop: () => void
}

/** One stream for all windows of a browser: one of them holds it and hands on what it receives. */
export const startWindows = ({ windowId, channel, elect, ...ports }: WindowsPorts): LiveWindows => {
  const stopped = new AbortController()
  const groupsOf = new Map<string, ReadonlyArray<string>>()
  let followHere: ((groups: ReadonlyArray<string>) => void) | undefined

  /** Nothing once this window has stopped: its stream ends later than its channel. */
  const broadcast = (message: Message): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, unlike a window
    if (!stopped.signal.aborted) channel?.postMessage(message)
  }
  const broadcastGroups = (): void =>
    broadcast({ type: 'groups', from: windowId, groups: groupsOf.get(windowId) ?? [] })
  const followAll = (): void => followHere?.([...new Set([...groupsOf.values()].flat())].toSorted())

  const receive = ({ data: message }: MessageEvent<Message>): void => {
    if (message.type === 'event') ports.onEvent(message.event)
    if (message.type === 'state') ports.onState(message.state)
    if (message.type === 'who') broadcastGroups()
    if (message.type === 'groups') {
      groupsOf.set(message.from, message.groups)
      followAll()
    }
  }
  const lead = async (): Promise<void> => {
    const stream = startStream({
      ...ports,
      onEvent: (event) => {
        ports.onEvent(event)
        broadcast({ type: 'event', event })
      },
      onState: (state) => {
        ports.onState(state)
        broadcast({ type: 'state', state })
      },
    })
    followHere = stream.follow
    followAll()
    broadcast({ type: 'who' })
    await new Promise<void>((resolve) => {
      stopped.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    stream.stop()
  }
  channel?.addEventListener('message', receive)
  elect(lead, stopped.signal)
  return {
    follow: (groups) => {
      groupsOf.set(windowId, groups)
      followAll()
      broadcastGroups()
    },
    stop: () => {
      groupsOf.delete(windowId)
      broadcastGroups()
      stopped.abort()
      channel?.close()
    },
  }
}
