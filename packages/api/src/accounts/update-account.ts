import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, INVALID_CREDENTIALS, notAuthorized, timedOut } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { type CommitFailure, type Document, type JsonObject, toJson, type Write } from '../store/index.ts'
import type { AccountBody } from './account.ts'
import { loadUser } from '../core/load-user.ts'

/** The account and the user document of a player. */
export type PlayerAccount = { readonly account: Document<AccountBody>; readonly user: Document<User> }

export type AccountChange = {
  readonly account?: AccountBody
  readonly user?: User
  readonly otherWrites?: readonly Write[]
}

/** Attempts when the player's own commands were faster. */
const ATTEMPTS = 20

/** Loads both documents, decides on the change, commits it; after a conflict all over again. */
export const updateAccount = async (
  app: Pick<AppContext, 'store'>,
  userId: string,
  decide: (found: PlayerAccount) => Promise<E.Either<ApiError, AccountChange>>,
): Promise<E.Either<ApiError, PlayerAccount>> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await loadAccount(app, userId)
    if (E.isLeft(found)) return found
    const change = await decide(found.right)
    if (E.isLeft(change)) return change
    const committed = await app.store.commit(toWrites(found.right, change.right))
    if (E.isRight(committed)) return E.right(applyChange(found.right, change.right))
    if (committed.left.type !== 'conflict') return E.left(fromCommitFailure(committed.left))
  }
  return E.left(timedOut('playerBusy'))
}

/** Refuses invalid_credentials when the account no longer exists. */
export const loadAccount = async (
  app: Pick<AppContext, 'store'>,
  userId: string,
): Promise<E.Either<ApiError, PlayerAccount>> => {
  const user = await loadUser(app.store, userId)
  if (E.isLeft(user)) return user
  const account = await app.store.get<AccountBody>('accounts', userId)
  return account === undefined ? E.left(INVALID_CREDENTIALS) : E.right({ account, user: user.right })
}

/** The error of a failed commit: a name or address is taken, or the store is unavailable. */
export const fromCommitFailure = (failure: CommitFailure): ApiError => {
  if (failure.type !== 'duplicate') return timedOut('storeUnavailable')
  if (failure.collection === 'identities') return notAuthorized('socialAlreadyExists')
  return notAuthorized(failure.index === 'emailLower' ? 'emailTaken' : 'usernameTaken')
}

const toWrites = ({ account, user }: PlayerAccount, change: AccountChange): readonly Write[] => [
  ...(change.account === undefined ? [] : [toReplacement('accounts', account, change.account)]),
  ...(change.user === undefined ? [] : [toReplacement('users', user, toJson(change.user))]),
  ...(change.otherWrites ?? []),
]

const toReplacement = (
  collection: 'accounts' | 'users',
  { id, version }: Document<unknown>,
  body: JsonObject,
): Write => ({
  type: 'replace',
  collection,
  id,
  version,
  body,
})

const applyChange = ({ account, user }: PlayerAccount, change: AccountChange): PlayerAccount => ({
  account: change.account === undefined ? account : { ...account, version: account.version + 1, body: change.account },
  user: change.user === undefined ? user : { ...user, version: user.version + 1, body: change.user },
})
