import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, unprocessable } from '../core/api-error.ts'
import type { Document, Store, Write } from '../store/index.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { JournalEntry } from './journal.ts'
import { findAct, toActWrite } from './shared/acts.ts'

/** A command by a client that counts no turns: its key alone tells a retry. */
type KeyedCommand = {
  readonly userId: string
  readonly name: string
  readonly params: unknown
  readonly turn?: number
  readonly idempotencyKey?: string
}

const isKeyed = (command: KeyedCommand): command is KeyedCommand & { readonly idempotencyKey: string } =>
  command.turn === undefined && command.idempotencyKey !== undefined

/** What the key was answered before, if it was. Another command with the same key is refused. docs/reference/api.md 1.2. */
export const repeatedAct = async (
  store: Pick<Store, 'get'>,
  command: KeyedCommand,
  user: Document<User>,
): Promise<E.Either<ApiError, JournalEntry> | undefined> => {
  if (!isKeyed(command)) return undefined
  const { userId, name, params, idempotencyKey } = command
  const act = await findAct(store, userId, idempotencyKey)
  if (act === undefined) return undefined
  if (act.fingerprint !== fingerprintOf(name, params))
    return E.left({ ...unprocessable('idempotencyKeyUsed'), language: user.body.preferences.language ?? '' })
  const { at, reply } = act
  return E.right({ userId, turn: user.body.turn, command: name, params, at, reply, changed: [], removed: [] })
}

/** Keeps the answer for retries, together with the command. */
export const actWrites = (command: KeyedCommand, { at, reply }: JournalEntry): readonly Write[] => {
  if (!isKeyed(command)) return []
  const { userId, name, params, idempotencyKey } = command
  return [toActWrite(idempotencyKey, { userId, fingerprint: fingerprintOf(name, params), at, reply })]
}
