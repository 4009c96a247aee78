import type { User } from '@daykeep/rules/model'
import { toIso } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import type { endpoints } from '../../contract/index.ts'
import type { Handler, InputOf } from '../../http/ask.ts'
import { changeAccount } from '../../services/change-account.ts'
import { loginThrottles, provenAccount } from '../../services/logins.ts'
import { newToken } from '../../services/tokens.ts'
import { labelOf } from './label-of.ts'

/** Logs in by user name or address. Refuses invalidLoginCredentialsLong, tooManyLogins, accountSuspended. Reference, api 2.1. */
export const login: Handler<InputOf<typeof endpoints.login>> = (shell) => {
  const throttles = loginThrottles()
  return async (ask) => {
    const { username: name, password } = ask.input.body
    const proven = await provenAccount(shell, throttles, { name, password, address: ask.address })
    if (E.isLeft(proven)) return proven
    const at = shell.clock()
    const token = newToken(proven.right.id, labelOf(ask), at)
    const changed = await changeAccount(shell, proven.right.id, async ({ user }) =>
      E.right({ user: seenAt(user.body, at), others: [token.write] }),
    )
    if (E.isLeft(changed)) return changed
    const { id, body } = changed.right.account
    return E.right({ data: { id, apiToken: token.secret, newUser: false, username: body.username } })
  }
}

const seenAt = (user: User, at: number): User => ({
  ...user,
  auth: { ...user.auth, timestamps: { ...user.auth.timestamps, updated: toIso(at) } },
})
