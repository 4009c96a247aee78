import type { User } from '@daykeep/rules/model'
import { toIso } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import { updateAccount } from './update-account.ts'
import { verifyLogin } from './verify-password.ts'
import { newToken, toOldestTokenRemovals } from './tokens.ts'
import { loginLabel } from './login-label.ts'
import type { EndpointHandler } from '../core/handler.ts'

/** Logs in by user name or address; beyond the limit of logins the one used longest ago ends. Refuses invalidLoginCredentialsLong, tooManyLogins, accountSuspended. docs/reference/api.md 2.1. */
export const login: EndpointHandler<'login', 'store' | 'clock' | 'hashing' | 'background' | 'passwordThrottles'> =
  (app) => async (request) => {
    const { username: name, password } = request.input.body
    const proven = await verifyLogin(app, { name, password, address: request.address })
    if (E.isLeft(proven)) return proven
    const at = app.clock()
    const token = newToken(proven.right.id, loginLabel(request), at)
    const changed = await updateAccount(app, proven.right.id, async ({ user }) =>
      E.right({
        user: withLastLogin(user.body, at),
        otherWrites: [...(await toOldestTokenRemovals(app.store, user.id)), token.write],
      }),
    )
    if (E.isLeft(changed)) return changed
    const { id, body } = changed.right.account
    return E.right({ data: { id, apiToken: token.secret, newUser: false, username: body.username } })
  }

const withLastLogin = (user: User, at: number): User => ({
  ...user,
  auth: { ...user.auth, timestamps: { ...user.auth.timestamps, updated: toIso(at) } },
})
