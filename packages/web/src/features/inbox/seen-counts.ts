import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** How many messages a conversation had when the player last looked at it, by the id of the other player. */
export type SeenCounts = Readonly<Record<string, number>>

const Stored = t.record(t.string, t.number)
const KEY = 'inbox.seen'

/** Anything unreadable counts as none. */
export const readSeenCounts = (storage: Storage): SeenCounts => {
  try {
    const stored = Stored.decode(JSON.parse(storage.getItem(KEY) ?? '{}'))
    return E.isRight(stored) ? stored.right : {}
  } catch {
    return {}
  }
}

export const writeSeenCounts = (storage: Storage, counts: SeenCounts): void =>
  storage.setItem(KEY, JSON.stringify(counts))

type Counted = { readonly id: string; readonly count: number }

/**
 * The new messages of each conversation. Of one that this browser has never shown, only the newest can have any: the
 * server says how many are new, not in which. `news`: how many there are in all.
 */
export const unreadOf = (
  conversations: ReadonlyArray<Counted>,
  seen: SeenCounts,
  news: number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    conversations.map(({ id, count }, place) => {
      const before = seen[id] ?? (place === 0 ? count - Math.min(news, count) : count)
      return [id, Math.max(0, count - before)]
    }),
  )

/** The counts with what is shown now: the open conversation is read, and unknown ones without news begin to be counted. */
export const withSeen = (
  seen: SeenCounts,
  conversations: ReadonlyArray<Counted>,
  unread: Readonly<Record<string, number>>,
  openId: string | undefined,
): SeenCounts => {
  const changes = conversations.flatMap(({ id, count }): ReadonlyArray<readonly [string, number]> => {
    const next = id === openId ? count : (seen[id] ?? count - (unread[id] ?? 0))
    return next === seen[id] ? [] : [[id, next]]
  })
  return changes.length === 0 ? seen : { ...seen, ...Object.fromEntries(changes) }
}
