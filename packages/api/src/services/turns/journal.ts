import type { Instant, Message } from '@daykeep/rules/kernel'
import { isDeepStrictEqual } from 'node:util'
import type { Document, JsonObject, Store, Write } from '../../store/index.ts'

/** What a command answered, apart from the documents it changed. */
export type TurnReply = { readonly data: unknown; readonly message?: Message }

/** One turn of a player: what was asked, what it answered, and which tasks it touched. Kept for 30 days. */
export type JournalEntry = {
  readonly userId: string
  readonly turn: number
  readonly command: string
  readonly params: unknown
  /** The instant that counted. */
  readonly at: Instant
  /** The instant that the client gave, if it gave one. */
  readonly said?: Instant
  readonly reply: TurnReply
  readonly changed: ReadonlyArray<string>
  readonly removed: ReadonlyArray<string>
}

type Asked = Pick<JournalEntry, 'command' | 'params' | 'said'>

const idOf = (userId: string, turn: number): string => `${userId}/${turn}`

export const journalled = (entry: JournalEntry): Write => ({
  type: 'insert',
  collection: 'journal',
  id: idOf(entry.userId, entry.turn),
  body: entry as unknown as JsonObject,
})

export const entryOf = async (store: Store, userId: string, turn: number): Promise<JournalEntry | undefined> => {
  const found: Document<JournalEntry> | undefined = await store.get<JournalEntry>('journal', idOf(userId, turn))
  return found?.body
}

/**
 * Whether a turn that was taken was taken by this very request. The instant is part of it: two devices that do the same
 * thing are two acts, and only a retry says the same millisecond again.
 */
export const isRetryOf = (entry: JournalEntry, asked: Asked): boolean =>
  entry.command === asked.command &&
  entry.said === asked.said &&
  isDeepStrictEqual(entry.params, JSON.parse(JSON.stringify(asked.params)))
