import type { Instant } from '@daykeep/rules/kernel'
import { type Store, toJson, type Write } from '../../store/index.ts'
import type { CommandReply } from '../journal.ts'

/** An act that a client sent with a key, and what it was answered. Kept for 24 hours. */
export type Act = {
  readonly userId: string
  /** What tells a retry from another request with the same key. */
  readonly fingerprint: string
  readonly at: Instant
  readonly reply: CommandReply
  /** Characters of the answer's data as JSON, as long as it is kept. */
  readonly length?: number
}

const idOf = (userId: string, key: string): string => `${userId}/${key}`

export const toActWrite = (key: string, act: Omit<Act, 'length'>): Write => ({
  type: 'insert',
  collection: 'acts',
  id: idOf(act.userId, key),
  body: toJson({ ...act, length: JSON.stringify(act.reply.data ?? null).length }),
})

export const findAct = async (store: Pick<Store, 'get'>, userId: string, key: string): Promise<Act | undefined> =>
  (await store.get<Act>('acts', idOf(userId, key)))?.body
