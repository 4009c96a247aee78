import * as E from 'fp-ts/lib/Either.js'
import { badRequest, notAuthorized } from '../core/api-error.ts'
import { normalize } from './account.ts'
import { type AccountChange, updateAccount } from './update-account.ts'
import { type EmailDependencies, emailChanged, passwordChanged } from './emails.ts'
import { type DeliveryDependencies, sendDeliveries } from '../deliveries/index.ts'
import { forbiddenNameErrors } from './forbidden-names.ts'
import { hashPassword } from './passwords.ts'
import { newToken, toTokenRemovals, findTokens } from './logins/tokens.ts'
import { refuseBlockedEmail } from './refuse-blocked-email.ts'
import { verifyPassword } from './verify-password.ts'
import { loginLabel } from './logins/login-label.ts'
import { usernameErrors } from '../contract/index.ts'
import type { PlayerHandler } from '../core/handler.ts'

/** Refuses wrongPassword, tooManyLogins, usernameTaken and the faults of names, these with 400. docs/reference/api.md 2.1. */
export const updateUsername: PlayerHandler<'updateUsername', 'store' | 'catalogue' | 'passwordThrottles'> =
  (app) =>
  async ({ input, session, address }) => {
    const { username, password } = input.body
    const [error] = [...usernameErrors(username), ...forbiddenNameErrors(app.catalogue, username)]
    if (error !== undefined) return E.left(badRequest(error))
    const changed = await updateAccount(app, session.userId, async ({ account, user }) => {
      const refused = password === undefined ? undefined : await verifyPassword(app, account, { password, address })
      if (refused !== undefined) return E.left(refused)
      const local = { ...user.body.auth.local, username, lowerCaseUsername: normalize(username) }
      return E.right({
        account: { ...account.body, username, usernameLower: normalize(username) },
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

/** Refuses userHasNoLocalRegistration, wrongPassword, tooManyLogins, and cannotFulfillReq for the address of another account. Invalidates reset links and tells the address of before. */
export const updateEmail: PlayerHandler<
  'updateEmail',
  'store' | 'passwordThrottles' | 'blockers' | keyof EmailDependencies | keyof DeliveryDependencies
> =
  (app) =>
  async ({ input, session, address }) => {
    const email = normalize(input.body.newEmail)
    const blocked = await refuseBlockedEmail(app, email)
    if (blocked !== undefined) return E.left(blocked)
    const changed = await updateAccount(app, session.userId, async ({ account, user }) => {
      if (account.body.passwordHash === undefined) return E.left(badRequest('userHasNoLocalRegistration'))
      const refused = await verifyPassword(app, account, { password: input.body.password, address })
      if (refused !== undefined) return E.left(refused)
      const { reset: _ended, emailProven: _other, ...remaining } = account.body
      const local = { ...user.body.auth.local, email }
      const change: AccountChange = {
        account: { ...remaining, email: input.body.newEmail.trim(), emailLower: email },
        user: { ...user.body, auth: { ...user.body.auth, local } },
        otherWrites: [undefined, email].includes(account.body.emailLower) ? [] : [emailChanged(app, user.body)],
      }
      return E.right(change)
    })
    if (E.isLeft(changed))
      return E.left(changed.left.key === 'emailTaken' ? notAuthorized('cannotFulfillReq') : changed.left)
    sendDeliveries(app)
    return E.right({ data: { email }, user: changed.right.user })
  }

/** Ends every login, responds with a new one and tells the player by e-mail. Refuses userHasNoLocalRegistration, wrongPassword, tooManyLogins, passwordConfirmationMatch. */
export const updatePassword: PlayerHandler<
  'updatePassword',
  'store' | 'hashing' | 'passwordThrottles' | keyof EmailDependencies | keyof DeliveryDependencies
> = (app) => async (request) => {
  const { password, newPassword, confirmPassword } = request.input.body
  const { session, address } = request
  const { userId } = session
  if (newPassword !== confirmPassword) return E.left(notAuthorized('passwordConfirmationMatch'))
  const token = newToken(userId, { label: loginLabel(request), at: app.clock() })
  const changed = await updateAccount(app, userId, async ({ account, user }) => {
    if (account.body.passwordHash === undefined) return E.left(badRequest('userHasNoLocalRegistration'))
    const refused = await verifyPassword(app, account, { password, address })
    if (refused !== undefined) return E.left(refused)
    const { reset: _ended, ...remaining } = account.body
    return E.right({
      account: { ...remaining, passwordHash: await hashPassword(app.hashing, newPassword) },
      otherWrites: [
        ...toTokenRemovals(await findTokens(app.store, userId)),
        token.write,
        ...passwordChanged(app, user.body),
      ],
    })
  })
  if (E.isLeft(changed)) return changed
  sendDeliveries(app)
  return E.right({ data: { apiToken: token.secret }, user: changed.right.user })
}
