import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, outcome } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** Marks all private messages as read. docs/reference/api.md 2.2. */
export const readPrivateMessages =
  () =>
  () =>
  (user: User): Result<never, Outcome<User, undefined>> =>
    E.right(outcome(user.inbox.newMessages === 0 ? user : { ...user, inbox: { ...user.inbox, newMessages: 0 } }))
