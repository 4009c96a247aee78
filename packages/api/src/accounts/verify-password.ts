import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, notAuthorized } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { createSemaphore } from '../core/mutex/semaphore.ts'
import type { Document } from '../store/index.ts'
import { type AccountBody, findAccount, normalize } from './account.ts'
import { hashForTiming, hashPassword, isPassword, isWeaker } from './passwords.ts'

type PasswordDependencies = Pick<AppContext, 'store' | 'hashing' | 'background' | 'passwordThrottles'>

export type LoginAttempt = { readonly name: string; readonly password: string; readonly address: string }

/**
 * Guesses that are counted and tested at once: fewer than are allowed to one account from one address. Each counts as wrong
 * until it has proved right, and those that only wait must not. docs/decisions/147-two-passwords-at-a-time.md
 */
const AT_ONCE = 8

const inTurn = createSemaphore(AT_ONCE)

/**
 * The account of this name and password. Takes as long for an unknown name.
 * Refuses invalidLoginCredentialsLong, and tooManyLogins after too many wrong ones.
 */
export const verifyLogin = (
  app: PasswordDependencies,
  attempt: LoginAttempt,
): Promise<E.Either<ApiError, Document<AccountBody>>> => inTurn(() => testLogin(app, attempt))

const testLogin = async (
  app: PasswordDependencies,
  { name, password, address }: LoginAttempt,
): Promise<E.Either<ApiError, Document<AccountBody>>> => {
  const attempt = { account: normalize(name), address }
  const refused = await app.passwordThrottles.begin(attempt)
  if (refused !== undefined) return E.left(refused)
  const account = await findAccount(app.store, name)
  const isRight = await (account?.body.passwordHash === undefined
    ? hashForTiming(app.hashing, password)
    : isPassword(password, account.body.passwordHash))
  if (account === undefined || !isRight) return E.left(notAuthorized('invalidLoginCredentialsLong'))
  await app.passwordThrottles.countRight(attempt)
  rehashPassword(app, account, password)
  return E.right(account)
}

/** A test of the password by somebody who is logged in. Refuses wrongPassword, and tooManyLogins after too many wrong ones. */
export const verifyPassword = (
  app: Pick<AppContext, 'passwordThrottles'>,
  account: Pick<Document<AccountBody>, 'body'>,
  attempt: Pick<LoginAttempt, 'password' | 'address'>,
): Promise<ApiError | undefined> => inTurn(() => testPassword(app, account, attempt))

const testPassword = async (
  { passwordThrottles }: Pick<AppContext, 'passwordThrottles'>,
  { body }: Pick<Document<AccountBody>, 'body'>,
  { password, address }: Pick<LoginAttempt, 'password' | 'address'>,
): Promise<ApiError | undefined> => {
  const attempt = { account: body.usernameLower, address }
  const refused = await passwordThrottles.begin(attempt)
  if (refused !== undefined) return refused
  const isRight = body.passwordHash !== undefined && (await isPassword(password, body.passwordHash))
  if (!isRight) return notAuthorized('wrongPassword')
  await passwordThrottles.countRight(attempt)
  return undefined
}

type Confirmation = Pick<LoginAttempt, 'password' | 'address'> & {
  readonly phrase: { readonly text: string; readonly key: string }
}

/** The same where those without a password type a phrase instead. docs/reference/api.md 2.1. */
export const verifyOwner = async (
  app: Pick<AppContext, 'passwordThrottles'>,
  account: Pick<Document<AccountBody>, 'body'>,
  { password, address, phrase }: Confirmation,
): Promise<ApiError | undefined> => {
  if (account.body.passwordHash !== undefined) return verifyPassword(app, account, { password, address })
  return password === phrase.text ? undefined : notAuthorized(phrase.key)
}

/** Replaces a hash of lower cost while the password is at hand. */
const rehashPassword = (
  app: Pick<AppContext, 'store' | 'hashing' | 'background'>,
  { id, version, body }: Document<AccountBody>,
  password: string,
): void => {
  if (body.passwordHash === undefined || !isWeaker(app.hashing, body.passwordHash)) return
  app.background.run('make a password hash stronger', async () => {
    const passwordHash = await hashPassword(app.hashing, password)
    return app.store.commit([{ type: 'replace', collection: 'accounts', id, version, body: { ...body, passwordHash } }])
  })
}
