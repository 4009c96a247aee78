import type { User } from '@daykeep/rules/model'
import { toIso } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import type { ApiError } from '../core/api-error.ts'
import type { ApiRequest } from '../core/api-request.ts'
import type { AppContext } from '../core/app-context.ts'
import { loginLabel } from './login-label.ts'
import { newToken, toOldestTokenRemovals } from './tokens.ts'
import { type AccountChange, type PlayerAccount, updateAccount } from './update-account.ts'

export type LoggedIn = {
  readonly id: string
  readonly apiToken: string
  readonly newUser: boolean
  readonly username: string
}

/** What else changes with a login; it may refuse it. */
type AlsoChanges = (found: PlayerAccount) => Promise<E.Either<ApiError, AccountChange>>

const NOTHING_ELSE: AlsoChanges = async () => E.right({})

/** A new login of a player who has proven who they are; beyond the limit of logins the one used longest ago ends. Refuses accountSuspended. */
export const logIn = async (
  app: Pick<AppContext, 'store' | 'clock'>,
  request: ApiRequest,
  userId: string,
  alsoChanges: AlsoChanges = NOTHING_ELSE,
): Promise<E.Either<ApiError, LoggedIn>> => {
  const at = app.clock()
  const token = newToken(userId, loginLabel(request), at)
  const changed = await updateAccount(app, userId, async (found) => {
    const also = await alsoChanges(found)
    if (E.isLeft(also)) return also
    const { account, user = found.user.body, otherWrites = [] } = also.right
    const ended = new Set(otherWrites.map(({ id }) => id))
    const oldest = (await toOldestTokenRemovals(app.store, userId)).filter(({ id }) => !ended.has(id))
    return E.right({
      ...(account === undefined ? {} : { account }),
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
