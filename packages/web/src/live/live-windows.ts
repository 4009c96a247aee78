import type { LiveEvent } from './read-events.ts'
import { type LiveState, startStream, type StreamPorts } from './stream-loop.ts'

/** What the windows of one browser tell each other. */
type Word =
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

/** One stream for all windows of a browser: one of them holds it and hands on what it is told. */
export const startWindows = ({ windowId, channel, elect, ...ports }: WindowsPorts): LiveWindows => {
  const stopped = new AbortController()
  const groupsOf = new Map<string, ReadonlyArray<string>>()
  let followHere: ((groups: ReadonlyArray<string>) => void) | undefined

  /** Nothing once this window has stopped: its stream ends later than its channel. */
  const tell = (word: Word): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, unlike a window
    if (!stopped.signal.aborted) channel?.postMessage(word)
  }
  const tellGroups = (): void => tell({ type: 'groups', from: windowId, groups: groupsOf.get(windowId) ?? [] })
  const followAll = (): void => followHere?.([...new Set([...groupsOf.values()].flat())].toSorted())

  const hear = ({ data: word }: MessageEvent<Word>): void => {
    if (word.type === 'event') ports.onEvent(word.event)
    if (word.type === 'state') ports.onState(word.state)
    if (word.type === 'who') tellGroups()
    if (word.type === 'groups') {
      groupsOf.set(word.from, word.groups)
      followAll()
    }
  }
  const lead = async (): Promise<void> => {
    const stream = startStream({
      ...ports,
      onEvent: (event) => {
        ports.onEvent(event)
        tell({ type: 'event', event })
      },
      onState: (state) => {
        ports.onState(state)
        tell({ type: 'state', state })
      },
    })
    followHere = stream.follow
    followAll()
    tell({ type: 'who' })
    await new Promise<void>((resolve) => {
      stopped.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    stream.stop()
  }
  channel?.addEventListener('message', hear)
  elect(lead, stopped.signal)
  return {
    follow: (groups) => {
      groupsOf.set(windowId, groups)
      followAll()
      tellGroups()
    },
    stop: () => {
      groupsOf.delete(windowId)
      tellGroups()
      stopped.abort()
      channel?.close()
    },
  }
}
