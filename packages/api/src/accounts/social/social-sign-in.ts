import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, badRequest, notAuthorized, timedOut } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import { browserCookie } from './browser-cookie.ts'
import type { EndpointHandler } from '../../core/handler.ts'
import { type Identity, isNetwork } from '../../identity-providers/index.ts'
import type { Document } from '../../store/index.ts'
import {
  type AuthRequest,
  endAuthRequest,
  findAuthRequest,
  keepIdentity,
  LIFETIME,
  newAuthRequest,
} from './auth-request.ts'
import { linkIdentity } from './link.ts'
import type { SignInDependencies } from './register-identity.ts'
import { signInAs } from './sign-in-as.ts'

export type SocialDependencies = SignInDependencies & Pick<AppContext, 'identityProviders' | 'log'>

/** The providers of this server, by name, in the order of their buttons. */
export const signInNetworks: EndpointHandler<'signInNetworks', 'identityProviders'> =
  ({ identityProviders }) =>
  async () =>
    E.right({ data: Object.values(identityProviders).map(({ network, name }) => ({ network, name })) })

/** The provider of a network. Refuses unsupportedNetwork. */
export const providerOf = ({ identityProviders }: Pick<AppContext, 'identityProviders'>, network: string) => {
  const provider = isNetwork(network) ? identityProviders[network] : undefined
  return provider === undefined ? E.left(badRequest('unsupportedNetwork')) : E.right(provider)
}

/** Begins a sign-in, or the connection of a provider to one's account. Refuses unsupportedNetwork, signInUnreachable. docs/decisions/108-sign-in-by-others.md. */
export const beginSignIn: EndpointHandler<'beginSignIn', keyof SocialDependencies> =
  (app) =>
  async ({ input, session }) => {
    const provider = providerOf(app, input.params.network)
    if (E.isLeft(provider)) return provider
    const isLink = input.body.link === true
    if (isLink && session === undefined) return E.left(notAuthorized('missingAuthHeaders'))
    const { state, browser, body, write } = newAuthRequest(provider.right.network, {
      at: app.clock(),
      ...(isLink && session !== undefined ? { linkTo: session.userId } : {}),
    })
    const url = await provider.right.authorizationUrl({ state, nonce: body.nonce, codeVerifier: body.codeVerifier })
    if (E.isLeft(url)) return E.left(toError(app, provider.right.network, url.left))
    const committed = await app.store.commit([write])
    if (E.isLeft(committed)) return E.left(timedOut('storeUnavailable'))
    return E.right({ data: { url: url.right }, cookie: browserCookie(app.config, browser, LIFETIME / 1000) })
  }

/** What is still to be decided by the person; who they are is kept meanwhile. */
const OPEN_QUESTIONS: ReadonlySet<string> = new Set([
  'socialFlowUserNotFound',
  'secondFactorMissing',
  'wrongSecondFactor',
  'usernameTaken',
  'usernameIssueLength',
  'usernameIssueInvalidCharacters',
  'usernameIssueSlur',
  'usernameIssueForbidden',
])

/**
 * Ends what this browser began. Refuses unsupportedNetwork, signInExpired (also for another browser's), signInRefused,
 * signInUnreachable, and what `signInAs` and `linkIdentity` refuse.
 */
export const finishSignIn: EndpointHandler<'finishSignIn', keyof SocialDependencies> = (app) => async (request) => {
  const { params, body } = request.input
  const found = await findAuthRequest(app, request, { network: params.network, state: body.state })
  if (found === undefined || !(await endAuthRequest(app, found))) return E.left(badRequest('signInExpired'))
  const { code = '', iss, name, username, groupInvite: invitation, allowRegister = true, secondFactor } = body
  const identity = await identify(app, found, { state: body.state, code, iss })
  if (E.isLeft(identity)) return identity
  if (found.body.linkTo !== undefined) return linkIdentity(app, request, identity.right, found.body.linkTo)
  const signedIn = await signInAs(app, request, identity.right, {
    allowRegister,
    username,
    name,
    invitation,
    secondFactor,
  })
  if (E.isRight(signedIn)) return E.right({ data: { ...signedIn.right, linked: false } })
  if (OPEN_QUESTIONS.has(signedIn.left.key)) await keepIdentity(app, found, withName(identity.right, name))
  return signedIn
}

/** Apple tells the name once, beside the first code. */
const withName = (identity: Identity, name: string | undefined): Identity =>
  name === undefined || name === '' ? identity : { ...identity, name }

type Response = { readonly state: string; readonly code: string; readonly iss: string | undefined }

const identify = async (
  app: SocialDependencies,
  { body }: Document<AuthRequest>,
  { state, code, iss }: Response,
): Promise<E.Either<ApiError, Identity>> => {
  if (body.identity !== undefined) return E.right(body.identity)
  const provider = providerOf(app, body.network)
  if (E.isLeft(provider)) return provider
  const { nonce, codeVerifier } = body
  const identity = await provider.right.redeem(
    { code, ...(iss === undefined ? {} : { iss }) },
    { state, nonce, codeVerifier },
  )
  return E.isLeft(identity) ? E.left(toError(app, body.network, identity.left)) : identity
}

/** The operator reads the reason, without anything that the provider said. */
export const toError = (
  { log }: Pick<AppContext, 'log'>,
  network: string,
  { type, reason }: { readonly type: 'refused' | 'unreachable'; readonly reason: string },
): ApiError => {
  log.warn({ network, type, reason }, 'a sign-in by a provider failed')
  return type === 'refused' ? notAuthorized('signInRefused') : timedOut('signInUnreachable')
}
