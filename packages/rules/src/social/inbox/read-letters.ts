import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, outcome } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'

/** No private message is new any more. Reference, api 2.2. */
export const readLetters =
  () =>
  () =>
  (user: User): Answer<never, Outcome<User, undefined>> =>
    E.right(outcome(user.inbox.newMessages === 0 ? user : { ...user, inbox: { ...user.inbox, newMessages: 0 } }))
