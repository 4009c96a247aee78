import type { User } from '@daykeep/rules/model'
import { toIso } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import type { ApiError } from '../core/api-error.ts'
import type { ApiRequest } from '../core/api-request.ts'
import type { AppContext } from '../core/app-context.ts'
import { loginLabel } from './logins/login-label.ts'
import { newToken, toOldestTokenRemovals } from './logins/tokens.ts'
import { type CodeDependencies, verifySecondFactor } from './second-factor/index.ts'
import { type AccountChange, type PlayerAccount, updateAccount } from './update-account.ts'

export type LoggedIn = {
  readonly id: string
  readonly apiToken: string
  readonly newUser: boolean
  readonly username: string
}

export type LoginDependencies = Pick<AppContext, 'store'> & CodeDependencies

type Proof = {
  /** The code of the second factor that came along; `proven` if the first one was two already. */
  readonly secondFactor: { readonly code: string } | 'proven'
  /** What else changes with the login; it may refuse it. */
  readonly alsoChanges?: (found: PlayerAccount) => Promise<E.Either<ApiError, AccountChange>>
}

/**
 * A new login of a player who has proven who they are; beyond the limit of logins the one used longest ago ends. Refuses
 * accountSuspended, and what `verifySecondFactor` does.
 */
export const logIn = async (
  app: LoginDependencies,
  request: ApiRequest,
  userId: string,
  { secondFactor, alsoChanges = async () => E.right({}) }: Proof,
): Promise<E.Either<ApiError, LoggedIn>> => {
  const at = app.clock()
  const token = newToken(userId, { label: loginLabel(request), at })
  const changed = await updateAccount(app, userId, async (found) => {
    const also = await alsoChanges(found)
    if (E.isLeft(also)) return also
    const { account: before = found.account.body, user = found.user.body, otherWrites = [] } = also.right
    const { address } = request
    const account =
      secondFactor === 'proven'
        ? E.right(before)
        : await verifySecondFactor(app, { id: userId, body: before }, { ...secondFactor, address })
    if (E.isLeft(account)) return account
    const ended = new Set(otherWrites.map(({ id }) => id))
    const oldest = (await toOldestTokenRemovals(app.store, userId)).filter(({ id }) => !ended.has(id))
    return E.right({
      ...(account.right === found.account.body ? {} : { account: account.right }),
      user: withLastLogin(user, at),
      otherWrites: [...otherWrites, ...oldest, token.write],
    })
  })
  if (E.isLeft(changed)) return changed
  const { id, body } = changed.right.account
  return E.right({ id, apiToken: token.secret, newUser: false, username: body.username })
}

const withLastLogin = (user: User, at: number): User => ({
  ...user,
  auth: { ...user.auth, timestamps: { ...user.auth.timestamps, updated: toIso(at) } },
})
