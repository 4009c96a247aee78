import * as E from 'fp-ts/lib/Either.js'
import type { endpoints } from '../../contract/index.ts'
import { badRequest, notAuthorized } from '../../http/api-error.ts'
import type { InputOf, PlayerHandler } from '../../http/ask.ts'
import { lower } from '../../services/accounts.ts'
import { type AccountChange, changeAccount } from '../../services/change-account.ts'
import { isForbiddenName } from '../../services/forbidden-names.ts'
import { hashPassword, isPassword } from '../../services/passwords.ts'
import { newToken, removalsOf, tokensOf } from '../../services/tokens.ts'
import { labelOf } from './label-of.ts'
import { usernameFaults } from '../../contract/index.ts'

/** Refuses wrongPassword, usernameTaken and the faults of names, these with 400. Reference, api 2.1. */
export const updateUsername: PlayerHandler<InputOf<typeof endpoints.updateUsername>> =
  (shell) =>
  async ({ input, session }) => {
    const { username, password } = input.body
    const [fault] = [...usernameFaults(username), ...(isForbiddenName(username) ? ['usernameIssueForbidden'] : [])]
    if (fault !== undefined) return E.left(badRequest(fault))
    const changed = await changeAccount(shell, session.userId, async ({ account, user }) => {
      if (password !== undefined && !(await isPassword(password, account.body.passwordHash)))
        return E.left(notAuthorized('wrongPassword'))
      const local = { ...user.body.auth.local, username, lowerCaseUsername: lower(username) }
      return E.right({
        account: { ...account.body, username, usernameLower: lower(username) },
        user: {
          ...user.body,
          auth: { ...user.body.auth, local },
          flags: { ...user.body.flags, verifiedUsername: true },
        },
      })
    })
    if (E.isLeft(changed))
      return E.left(changed.left.key === 'usernameTaken' ? badRequest('usernameTaken') : changed.left)
    return E.right({ data: { username }, user: changed.right.user })
  }

/** Refuses wrongPassword, emailTaken. Older reset links end with it. */
export const updateEmail: PlayerHandler<InputOf<typeof endpoints.updateEmail>> =
  (shell) =>
  async ({ input, session }) => {
    const email = lower(input.body.newEmail)
    const changed = await changeAccount(shell, session.userId, async ({ account, user }) => {
      if (!(await isPassword(input.body.password, account.body.passwordHash)))
        return E.left(notAuthorized('wrongPassword'))
      const { reset: _ended, ...kept } = account.body
      const local = { ...user.body.auth.local, email }
      const change: AccountChange = {
        account: { ...kept, email: input.body.newEmail.trim(), emailLower: email },
        user: { ...user.body, auth: { ...user.body.auth, local } },
      }
      return E.right(change)
    })
    return E.isLeft(changed) ? changed : E.right({ data: { email }, user: changed.right.user })
  }

/** Ends every login; the answer brings the only one that is left. Refuses wrongPassword, passwordConfirmationMatch. */
export const updatePassword: PlayerHandler<InputOf<typeof endpoints.updatePassword>> = (shell) => async (ask) => {
  const { password, newPassword, confirmPassword } = ask.input.body
  const { userId } = ask.session
  if (newPassword !== confirmPassword) return E.left(notAuthorized('passwordConfirmationMatch'))
  const token = newToken(userId, labelOf(ask), shell.clock())
  const changed = await changeAccount(shell, userId, async ({ account }) => {
    if (!(await isPassword(password, account.body.passwordHash))) return E.left(notAuthorized('wrongPassword'))
    const { reset: _ended, ...kept } = account.body
    return E.right({
      account: { ...kept, passwordHash: await hashPassword(shell.hashing, newPassword) },
      others: [...removalsOf(await tokensOf(shell.store, userId)), token.write],
    })
  })
  return E.isLeft(changed) ? changed : E.right({ data: { apiToken: token.secret }, user: changed.right.user })
}
