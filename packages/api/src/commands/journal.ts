import type { Instant, Message } from '@daykeep/rules/kernel'
import { isDeepStrictEqual } from 'node:util'
import { type Document, type Store, toJson, type Write } from '../store/index.ts'
import { fingerprintOf } from './fingerprint.ts'

/** The response of a command, without the documents it changed. */
export type CommandReply = { readonly data: unknown; readonly message?: Message }

/** One turn of a player: the command, its reply, and the ids of the tasks it wrote. */
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

/** An entry as it is kept for 30 days: of long params a hash, by which a retry is still known, and no long `data`. */
export type StoredEntry = Omit<JournalEntry, 'params'> & { readonly params?: unknown; readonly paramsHash?: string }

/** Characters of JSON, of which a score takes 80 and 500. docs/decisions/109-the-journal-is-bounded.md. */
const LONGEST_PARAMS = 4_000
const LONGEST_DATA = 40_000

const idOf = (userId: string, turn: number): string => `${userId}/${turn}`

export const toJournalWrite = (entry: JournalEntry): Write => ({
  type: 'insert',
  collection: 'journal',
  id: idOf(entry.userId, entry.turn),
  body: toJson(toStored(entry)),
})

const toStored = ({ params, reply: { data, message }, ...entry }: JournalEntry): StoredEntry => ({
  ...entry,
  ...(lengthOf(params) > LONGEST_PARAMS ? { paramsHash: fingerprintOf(entry.command, params) } : { params }),
  reply: { data: lengthOf(data) > LONGEST_DATA ? undefined : data, ...(message === undefined ? {} : { message }) },
})

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

export const findEntry = async (store: Store, userId: string, turn: number): Promise<StoredEntry | undefined> => {
  const found: Document<StoredEntry> | undefined = await store.get<StoredEntry>('journal', idOf(userId, turn))
  return found?.body
}

/**
 * Whether a command is the one that took the turn before. The client's time and key are part of it: two devices that do
 * the same are two acts, and only a retry sends the same millisecond and the same key again.
 */
export const isRetryOf = (
  entry: StoredEntry,
  { command, params, said, idempotencyKey }: Pick<JournalEntry, 'command' | 'params' | 'said' | 'idempotencyKey'>,
): boolean =>
  entry.command === command &&
  entry.said === said &&
  entry.idempotencyKey === idempotencyKey &&
  (entry.paramsHash === undefined
    ? isDeepStrictEqual(entry.params, JSON.parse(JSON.stringify(params)))
    : entry.paramsHash === fingerprintOf(command, params))
