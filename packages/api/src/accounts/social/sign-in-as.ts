import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, notAuthorized, notFound } from '../../core/api-error.ts'
import type { ApiRequest } from '../../core/api-request.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { Identity } from '../../identity-providers/index.ts'
import { type Document, eq } from '../../store/index.ts'
import { type AccountBody, normalize } from '../account.ts'
import { type LoggedIn, logIn } from '../log-in.ts'
import { findTokens, toTokenRemovals } from '../logins/tokens.ts'
import type { AccountChange, PlayerAccount } from '../update-account.ts'
import { countSignInMethods } from '../count-sign-in-methods.ts'
import { findIdentity, identitiesOf, toIdentityWrite, withIdentity } from './identities.ts'
import { registerIdentity, type SignInDependencies, type SignInWishes } from './register-identity.ts'

/**
 * Signs in whom a provider has recognised: the player who has this identity, or the one with the same e-mail address, or
 * a new one. Refuses socialEmailTaken, socialFlowUserNotFound, accountSuspended, and a missing or wrong code of the second factor. docs/reference/api.md 2.1;
 * docs/decisions/108-sign-in-by-others.md.
 */
export const signInAs = async (
  app: SignInDependencies,
  request: ApiRequest,
  identity: Identity,
  wishes: SignInWishes,
): Promise<E.Either<ApiError, LoggedIn>> => {
  const secondFactor = { code: wishes.secondFactor ?? '' }
  const existing = await findIdentity(app.store, identity)
  if (existing !== undefined) return logIn(app, request, existing.body.userId, { secondFactor })
  const account = await accountWithEmailOf(app, identity)
  if (account !== undefined)
    return logIn(app, request, account.id, { secondFactor, alsoChanges: takeIn(app, identity) })
  if (!wishes.allowRegister) return E.left(notFound('socialFlowUserNotFound', { email: identity.email ?? '' }))
  return registerIdentity(app, request, identity, wishes)
}

/** An address that the provider has not verified may be somebody else's. */
const accountWithEmailOf = async (
  { store }: Pick<AppContext, 'store'>,
  { email, isEmailVerified }: Identity,
): Promise<Document<AccountBody> | undefined> => {
  if (email === undefined || !isEmailVerified) return undefined
  const [account] = await store.find<AccountBody>('accounts', { where: eq('emailLower', normalize(email)), limit: 1 })
  return account
}

/**
 * Gives the identity to the account with its address. Who opened that account need not have had the address: unless
 * that was proven, password and logins end, as they do after a reset link, and an account with other ways in is left alone.
 */
const takeIn =
  (app: Pick<AppContext, 'store' | 'clock'>, identity: Identity) =>
  async ({ account, user }: PlayerAccount): Promise<E.Either<ApiError, AccountChange>> => {
    const linked: User = withIdentity(user.body, identity)
    const write = toIdentityWrite(identity, user.id, app.clock())
    const others = await identitiesOf(app.store, user.id)
    if (others.some(({ body }) => body.network === identity.network)) return E.left(notAuthorized('socialEmailTaken'))
    if (account.body.emailProven) return E.right({ user: linked, otherWrites: [write] })
    if ((await countSignInMethods(app.store, account)) > 1) return E.left(notAuthorized('socialEmailTaken'))
    const { passwordHash: _unproven, reset: _ended, ...body } = account.body
    const { auth } = linked
    return E.right({
      account: { ...body, emailProven: true },
      user: { ...linked, auth: { ...auth, local: { ...auth.local, has_password: false } } },
      otherWrites: [write, ...toTokenRemovals(await findTokens(app.store, user.id))],
    })
  }
