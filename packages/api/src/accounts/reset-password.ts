import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, badRequest, notAuthorized, tooMany } from '../core/api-error.ts'
import { type AccountBody, findAccount } from './account.ts'
import { updateAccount } from './update-account.ts'
import { type EmailDependencies, passwordChanged, resetLink } from './emails.ts'
import { type DeliveryDependencies, sendDeliveries } from '../deliveries/index.ts'
import { hashPassword } from './passwords.ts'
import { hashText, isSameHash, randomSecret } from './secrets.ts'
import { createStoredThrottle } from '../core/throttles/stored-throttle.ts'
import { toTokenRemovals, findTokens } from './logins/tokens.ts'
import type { AppContext } from '../core/app-context.ts'
import type { Write } from '../store/index.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { translateMessage } from '../i18n/translate-message.ts'
import type { EndpointHandler } from '../core/handler.ts'

/** Milliseconds for which a reset link works; only the newest one does. docs/reference/api.md 6.5. */
const LINK_LIFETIME = 24 * 60 * 60 * 1000

/** E-mails an hour: to one account, and requested from one address. */
const EMAIL_LIMIT = { account: 5, address: 30, seconds: 60 * 60 } as const

/** Sends a link if there is such an account; the response is the same if not. */
export const resetPassword: EndpointHandler<'resetPassword', keyof ResetDependencies> = (app) => {
  const { address: ofAddress, seconds } = EMAIL_LIMIT
  const sendLink = createResetSender(app)
  const fromAddress = createStoredThrottle(app, { name: 'reset-address', points: ofAddress, seconds })
  return async ({ input, languagePreferences, address }) => {
    const { isExceeded, resetsIn } = await fromAddress.hit(address)
    if (isExceeded) return E.left(tooMany('tooManyLetters', Math.ceil(resetsIn / 1000)))
    app.background.run('send a reset link', async () => {
      const account = await findAccount(app.store, input.body.email)
      if (account !== undefined) await sendLink(account.id)
    })
    const language = chooseLanguage(app.i18n.languages, languagePreferences)
    return E.right({ data: {}, message: translateMessage(app.i18n, language, { key: 'passwordReset' }) })
  }
}

export type ResetDependencies = EmailDependencies & DeliveryDependencies

/**
 * Sends players a link by e-mail, with other writes in the same commit. Refuses tooManyLetters beyond what one account
 * gets in an hour, whoever asks, and who has no account or is suspended.
 */
export const createResetSender = (app: ResetDependencies) => {
  const { account: points, seconds } = EMAIL_LIMIT
  const toAccount = createStoredThrottle(app, { name: 'reset-account', points, seconds })
  return async (userId: string, otherWrites: readonly Write[] = []): Promise<E.Either<ApiError, string>> => {
    const { isExceeded, resetsIn } = await toAccount.hit(userId)
    if (isExceeded) return E.left(tooMany('tooManyLetters', Math.ceil(resetsIn / 1000)))
    const toWrites = (user: User, code: string) => [resetLink(app, user, code), ...otherWrites]
    const resetCode = await newResetCode(app, userId, toWrites, { byMail: true })
    if (E.isRight(resetCode)) sendDeliveries(app)
    return resetCode
  }
}

/** A new reset code of the player, with other writes in the same commit; the one before it stops working. Undefined without an account, or a suspended one. */
export const makeResetCode = async (
  app: Pick<AppContext, 'store' | 'clock'>,
  userId: string,
  otherWrites: readonly Write[],
): Promise<string | undefined> => E.getOrElseW(() => undefined)(await newResetCode(app, userId, () => otherWrites))

const newResetCode = async (
  app: Pick<AppContext, 'store' | 'clock'>,
  userId: string,
  toWrites: (user: User, code: string) => readonly Write[],
  options: { readonly byMail?: true } = {},
): Promise<E.Either<ApiError, string>> => {
  const secret = randomSecret()
  const code = `${userId}.${secret}`
  const reset = { hash: hashText(secret), expiresAt: app.clock() + LINK_LIFETIME, ...options }
  const changed = await updateAccount(app, userId, async ({ account, user }) =>
    E.right({ account: { ...account.body, reset }, otherWrites: toWrites(user.body, code) }),
  )
  return E.isRight(changed) ? E.right(code) : changed
}

/** Refuses invalidPasswordResetCode, passwordConfirmationMatch. Ends every login and tells the player by e-mail. docs/reference/api.md 2.1. */
export const setNewPassword: EndpointHandler<'setNewPassword', 'hashing' | keyof ResetDependencies> =
  (app) =>
  async ({ input, languagePreferences }) => {
    const { code = '', newPassword, confirmPassword } = input.body
    if (newPassword !== confirmPassword) return E.left(badRequest('passwordConfirmationMatch'))
    const userId = await accountByResetCode(app, code)
    if (userId === undefined) return E.left(notAuthorized('invalidPasswordResetCode'))
    const changed = await updateAccount(app, userId, async ({ account, user }) => {
      if (!isValidCode(account.body, code, app.clock())) return E.left(notAuthorized('invalidPasswordResetCode'))
      const { reset, ...remaining } = account.body
      const { auth } = user.body
      return E.right({
        account: {
          ...remaining,
          ...(reset?.byMail === true ? { emailProven: true as const } : {}),
          passwordHash: await hashPassword(app.hashing, newPassword),
        },
        user: { ...user.body, auth: { ...auth, local: { ...auth.local, has_password: true } } },
        otherWrites: [...toTokenRemovals(await findTokens(app.store, userId)), ...passwordChanged(app, user.body)],
      })
    })
    if (E.isLeft(changed)) return changed
    sendDeliveries(app)
    const language = chooseLanguage(app.i18n.languages, languagePreferences)
    return E.right({ data: {}, message: translateMessage(app.i18n, language, { key: 'passwordChangeSuccess' }) })
  }

/** The id of the player whose reset code this is, while it is valid. */
export const accountByResetCode = async (
  app: Pick<AppContext, 'store' | 'clock'>,
  code: string,
): Promise<string | undefined> => {
  const [userId = ''] = code.split('.')
  if (userId === '') return undefined
  const account = await app.store.get<AccountBody>('accounts', userId)
  return account !== undefined && isValidCode(account.body, code, app.clock()) ? userId : undefined
}

const isValidCode = ({ reset }: AccountBody, code: string, now: number): boolean => {
  const secret = code.slice(code.indexOf('.') + 1)
  if (reset === undefined || reset.expiresAt <= now) return false
  return isSameHash(reset.hash, hashText(secret))
}
