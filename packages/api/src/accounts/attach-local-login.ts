import * as E from 'fp-ts/lib/Either.js'
import type { InputOf } from '../contract/index.ts'
import { notAuthorized } from '../core/api-error.ts'
import type { ApiRequest } from '../core/api-request.ts'
import type { AppContext } from '../core/app-context.ts'
import type { ApiResponse } from '../core/handler.ts'
import type { Session } from '../core/session.ts'
import { normalize } from './account.ts'
import { hashPassword } from './passwords.ts'
import { updateAccount } from './update-account.ts'

/** Gives a player who signs in by another provider a name, an address and a password. Refuses onlySocialAttachLocal, usernameTaken, emailTaken. docs/reference/api.md 2.1. */
export const attachLocalLogin = async (
  app: Pick<AppContext, 'store' | 'hashing'>,
  { input }: ApiRequest<InputOf<'register'>>,
  { userId }: Session,
) => {
  const { username, email, password } = input.body
  const changed = await updateAccount(app, userId, async ({ account, user }) => {
    if (account.body.passwordHash !== undefined) return E.left(notAuthorized('onlySocialAttachLocal'))
    const { emailProven, ...body } = account.body
    const [usernameLower, emailLower] = [normalize(username), normalize(email)]
    const isProven = emailProven === true && body.emailLower === emailLower
    return E.right({
      account: {
        ...body,
        username,
        usernameLower,
        email: email.trim(),
        emailLower,
        ...(isProven ? { emailProven } : {}),
        passwordHash: await hashPassword(app.hashing, password),
      },
      user: {
        ...user.body,
        auth: {
          ...user.body.auth,
          local: { has_password: true, email: emailLower, username, lowerCaseUsername: usernameLower },
        },
      },
    })
  })
  if (E.isLeft(changed)) return changed
  const { user } = changed.right
  // the answer of registration is another one; docs/reference/api.md 2.1 has both
  const response: ApiResponse<never> = { status: 200, data: user.body.auth.local as never, user }
  return E.right(response)
}
