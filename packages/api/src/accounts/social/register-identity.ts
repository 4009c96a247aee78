import type { Catalogue } from '@daykeep/rules/catalogue'
import type { User, UserId } from '@daykeep/rules/model'
import { newUser } from '@daykeep/rules/registration'
import * as E from 'fp-ts/lib/Either.js'
import { randomInt, randomUUID } from 'node:crypto'
import { displayNameErrors, isEmail, usernameErrors } from '../../contract/index.ts'
import { type ApiError, badRequest } from '../../core/api-error.ts'
import type { ApiRequest } from '../../core/api-request.ts'
import type { AppContext } from '../../core/app-context.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import type { Identity } from '../../identity-providers/index.ts'
import { type AccountBody, isTaken, normalize } from '../account.ts'
import { displayNameSlurErrors, forbiddenNameErrors } from '../forbidden-names.ts'
import type { LoggedIn, LoginDependencies } from '../log-in.ts'
import { loginLabel } from '../logins/login-label.ts'
import { openAccount, type OpenAccountDependencies } from '../open-account.ts'
import { refuseBlockedEmail } from '../refuse-blocked-email.ts'
import { newToken } from '../logins/tokens.ts'
import { toIdentityWrite, withIdentity } from './identities.ts'

export type SignInDependencies = OpenAccountDependencies & LoginDependencies & Pick<AppContext, 'blockers'>

/** What the person asks for besides. */
export type SignInWishes = {
  /** Whether an account may be opened. */
  readonly allowRegister: boolean
  readonly username?: string | undefined
  /** The name that a provider tells but once. */
  readonly name?: string | undefined
  readonly invitation?: string | undefined
  readonly secondFactor?: string | undefined
}

/** Characters of a user name; the rest of it is for digits that make it one of its own. */
const STEM_LENGTH = 16

/** Names that are tried until one is free. */
const ATTEMPTS = 20

/** Opens an account without a password. Refuses what is wrong with a chosen user name, usernameTaken, and a blocked address. */
export const registerIdentity = async (
  app: SignInDependencies,
  request: ApiRequest,
  identity: Identity,
  { username: requestedName = '', name = identity.name ?? '', invitation }: SignInWishes,
): Promise<E.Either<ApiError, LoggedIn>> => {
  const email = identity.isEmailVerified && isEmail(identity.email ?? '') ? identity.email : undefined
  const blocked = identity.email === undefined ? undefined : await refuseBlockedEmail(app, identity.email)
  if (blocked !== undefined) return E.left(blocked)
  const [issue] = requestedName === '' ? [] : nameErrors(app.catalogue, requestedName)
  if (issue !== undefined) return E.left(badRequest(issue))
  const username = requestedName === '' ? await freeName(app, name || (identity.email ?? '')) : requestedName
  const at = app.clock()
  const user = toPlayer(app, request, { identity, username, name, email, at })
  const account: AccountBody = {
    username,
    usernameLower: normalize(username),
    ...(email === undefined ? {} : { email, emailLower: normalize(email), emailProven: true }),
    createdAt: at,
  }
  const token = newToken(user._id, { label: loginLabel(request), at })
  const opened = await openAccount(app, {
    user,
    account,
    token,
    client: request.client,
    invitation,
    otherWrites: [toIdentityWrite(identity, user._id, at)],
  })
  if (E.isLeft(opened)) return opened
  return E.right({ id: user._id, apiToken: token.secret, newUser: true, username })
}

type NewPlayer = {
  readonly identity: Identity
  readonly username: string
  readonly name: string
  readonly email: string | undefined
  readonly at: number
}

const toPlayer = (
  { i18n, catalogue }: Pick<SignInDependencies, 'i18n' | 'catalogue'>,
  { languagePreferences }: ApiRequest,
  { identity, username, name, email = '', at }: NewPlayer,
): User => {
  const id = randomUUID() as string as UserId
  const language = chooseLanguage(i18n.languages, languagePreferences)
  const user = newUser({ id, username, email: normalize(email), language, at })
  const { email: address, ...local } = user.auth.local
  const trimmed = name.trim()
  const isShown = displayNameErrors(trimmed).length === 0 && displayNameSlurErrors(catalogue, trimmed).length === 0
  return withIdentity(
    {
      ...user,
      profile: { ...user.profile, name: isShown ? trimmed : username },
      auth: {
        ...user.auth,
        local: { ...local, ...(email === '' ? {} : { email: address ?? '' }), has_password: false },
      },
    },
    identity,
  )
}

const nameErrors = (catalogue: Pick<Catalogue, 'words'>, name: string): readonly string[] => [
  ...usernameErrors(name),
  ...forbiddenNameErrors(catalogue, name),
]

/** A user name made of what the provider tells, with digits behind it when that is taken. */
const freeName = async (
  app: Pick<SignInDependencies, 'store' | 'catalogue'>,
  providerName: string,
): Promise<string> => {
  const letters = providerName
    .replace(/@.*$/, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9_-]/g, '')
    .slice(0, STEM_LENGTH)
  const stem = letters === '' || nameErrors(app.catalogue, letters).length > 0 ? 'hero' : letters
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const name = attempt === 0 && stem === letters ? stem : `${stem}${randomInt(1, 10 ** Math.min(4, 1 + attempt))}`
    if (nameErrors(app.catalogue, name).length === 0 && !(await isTaken(app.store, 'usernameLower', name))) return name
  }
  return `hero${randomInt(1e10, 1e12)}`
}
