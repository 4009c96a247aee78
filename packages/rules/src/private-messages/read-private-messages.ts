import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, outcome } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { withAllRead, withConversationRead, withListSeen } from './unread.ts'

/**
 * `conversation`: only the messages of this player. `listed`: the player saw the list of conversations and none of them,
 * so each stays marked. Without either, all are read.
 */
export type ReadPrivateMessages = { readonly conversation?: string; readonly listed?: boolean }

/** Marks private messages as read, for all devices of the player. docs/reference/api.md 2.2; docs/decisions/138-read-marks.md */
export const readPrivateMessages =
  () =>
  ({ conversation, listed = false }: ReadPrivateMessages) =>
  (user: User): Result<never, Outcome<User, undefined>> => {
    if (conversation !== undefined) return E.right(outcome(withConversationRead(user, conversation)))
    return E.right(outcome(listed ? withListSeen(user) : withAllRead(user)))
  }
