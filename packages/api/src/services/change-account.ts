import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, INVALID_CREDENTIALS, notAuthorized, timedOut } from '../http/api-error.ts'
import type { Shell } from '../shell.ts'
import type { CommitFailure, Document, JsonObject, Write } from '../store/index.ts'
import type { AccountBody } from './accounts.ts'
import { loadUser } from './turns/load-player.ts'

/** The two documents of a player that accounts are about. */
export type AccountOfPlayer = { readonly account: Document<AccountBody>; readonly user: Document<User> }

export type AccountChange = {
  readonly account?: AccountBody
  readonly user?: User
  readonly others?: readonly Write[]
}

/** How often a change is tried anew when the player's own commands were faster. */
const ATTEMPTS = 20

/** Loads both documents, asks for the change, commits it whole; on a conflict all over again. */
export const changeAccount = async (
  shell: Shell,
  userId: string,
  decide: (found: AccountOfPlayer) => Promise<E.Either<ApiError, AccountChange>>,
): Promise<E.Either<ApiError, AccountOfPlayer>> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await accountOfPlayer(shell, userId)
    if (E.isLeft(found)) return found
    const change = await decide(found.right)
    if (E.isLeft(change)) return change
    const committed = await shell.store.commit(writesOf(found.right, change.right))
    if (E.isRight(committed)) return E.right(changed(found.right, change.right))
    if (committed.left.type !== 'conflict') return E.left(fromFailure(committed.left))
  }
  return E.left(timedOut('playerBusy'))
}

/** Refuses invalid_credentials when the player has gone meanwhile. */
export const accountOfPlayer = async (shell: Shell, userId: string): Promise<E.Either<ApiError, AccountOfPlayer>> => {
  const user = await loadUser(shell.store, userId)
  if (E.isLeft(user)) return user
  const account = await shell.store.get<AccountBody>('accounts', userId)
  return account === undefined ? E.left(INVALID_CREDENTIALS) : E.right({ account, user: user.right })
}

/** What the unique names of accounts refuse, and what a store out of reach does. */
export const fromFailure = (failure: CommitFailure): ApiError => {
  if (failure.type !== 'duplicate') return timedOut('storeUnavailable')
  return notAuthorized(failure.index === 'emailLower' ? 'emailTaken' : 'usernameTaken')
}

const writesOf = ({ account, user }: AccountOfPlayer, change: AccountChange): readonly Write[] => [
  ...(change.account === undefined ? [] : [replacing('accounts', account, change.account)]),
  ...(change.user === undefined ? [] : [replacing('users', user, change.user as unknown as JsonObject)]),
  ...(change.others ?? []),
]

const replacing = (collection: 'accounts' | 'users', { id, version }: Document<unknown>, body: JsonObject): Write => ({
  type: 'replace',
  collection,
  id,
  version,
  body,
})

const changed = ({ account, user }: AccountOfPlayer, change: AccountChange): AccountOfPlayer => ({
  account: change.account === undefined ? account : { ...account, version: account.version + 1, body: change.account },
  user: change.user === undefined ? user : { ...user, version: user.version + 1, body: change.user },
})
