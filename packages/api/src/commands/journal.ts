import type { Instant, Message } from '@daykeep/rules/kernel'
import { isDeepStrictEqual } from 'node:util'
import { type Document, type Store, toJson, type Write } from '../store/index.ts'

/** The response of a command, without the documents it changed. */
export type CommandReply = { readonly data: unknown; readonly message?: Message }

/** One turn of a player: the command, its reply, and the ids of the tasks it wrote. Kept for 30 days. */
export type JournalEntry = {
  readonly userId: string
  readonly turn: number
  readonly command: string
  readonly params: unknown
  /** When the command took effect. */
  readonly at: Instant
  /** The time that the client sent, if any. */
  readonly said?: Instant
  /** The program that the player used, by its own name. */
  readonly client?: string
  /** The key of the act, if the client sent one. */
  readonly idempotencyKey?: string
  readonly reply: CommandReply
  readonly changed: ReadonlyArray<string>
  readonly removed: ReadonlyArray<string>
}

const idOf = (userId: string, turn: number): string => `${userId}/${turn}`

export const toJournalWrite = (entry: JournalEntry): Write => ({
  type: 'insert',
  collection: 'journal',
  id: idOf(entry.userId, entry.turn),
  body: toJson(entry),
})

export const findEntry = async (store: Store, userId: string, turn: number): Promise<JournalEntry | undefined> => {
  const found: Document<JournalEntry> | undefined = await store.get<JournalEntry>('journal', idOf(userId, turn))
  return found?.body
}

/**
 * Whether a command is the one that took the turn before. The client's time and key are part of it: two devices that do
 * the same are two acts, and only a retry sends the same millisecond and the same key again.
 */
export const isRetryOf = (
  entry: JournalEntry,
  { command, params, said, idempotencyKey }: Pick<JournalEntry, 'command' | 'params' | 'said' | 'idempotencyKey'>,
): boolean =>
  entry.command === command &&
  entry.said === said &&
  entry.idempotencyKey === idempotencyKey &&
  isDeepStrictEqual(entry.params, JSON.parse(JSON.stringify(params)))
