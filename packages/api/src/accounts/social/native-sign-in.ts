import * as E from 'fp-ts/lib/Either.js'
import { HEADERS } from '../../contract/index.ts'
import { type ApiError, badRequest, notFound } from '../../core/api-error.ts'
import type { ApiRequest } from '../../core/api-request.ts'
import type { ApiResponse, EndpointHandler } from '../../core/handler.ts'
import type { LoggedIn } from '../log-in.ts'
import type { SignInWishes } from './register-identity.ts'
import { signInAs } from './sign-in-as.ts'
import { providerOf, type SocialDependencies, toError } from './social-sign-in.ts'
import { linkIdentity } from './link.ts'

/** Signs in by the ID token that a native app was given. With a login, it is connected to that account. */
const signInByToken = async (
  app: SocialDependencies,
  request: ApiRequest,
  { network, token }: { readonly network: string; readonly token: string },
  wishes: SignInWishes,
): Promise<E.Either<ApiError, LoggedIn>> => {
  const provider = providerOf(app, network)
  if (E.isLeft(provider)) return provider
  // an access token does not say whom it was made for: whoever runs another app could sign in with those of its players
  if (token.split('.').length !== 3) return E.left(badRequest('invalidData'))
  const identity = await provider.right.verifyIdToken(token)
  if (E.isLeft(identity)) return E.left(toError(app, network, identity.left))
  if (request.session === undefined) return signInAs(app, request, identity.right, wishes)
  const linked = await linkIdentity(app, request, identity.right, request.session.userId)
  if (E.isLeft(linked)) return linked
  return E.right({ ...linked.right.data, apiToken: request.raw?.headers[HEADERS.key] ?? '' })
}

/** Refuses unsupportedNetwork, invalidData, socialAlreadyExists, socialFlowUserNotFound, accountSuspended. docs/reference/api.md 2.1. */
export const socialLogin: EndpointHandler<'socialLogin', keyof SocialDependencies> = (app) => async (request) => {
  const { network, authResponse, allowRegister = true, username, secondFactor } = request.input.body
  const token = authResponse.id_token ?? authResponse.access_token ?? ''
  const signedIn = await signInByToken(app, request, { network, token }, { allowRegister, username, secondFactor })
  return E.isLeft(signedIn) ? signedIn : E.right({ data: signedIn.right })
}

/** The same for Apple. Refuses invalidData without an ID token: a code is redeemed where the sign-in began. */
export const appleLogin: EndpointHandler<'appleLogin', keyof SocialDependencies> = (app) => (request) =>
  signInByApple(app, request, request.input.query)

type AppleToken = {
  readonly id_token?: string
  readonly name?: string
  readonly username?: string
  readonly allowRegister?: string
}

const signInByApple = async (
  app: SocialDependencies,
  request: ApiRequest,
  { id_token: token = '', name, username, allowRegister = 'true' }: AppleToken,
): Promise<E.Either<ApiError, ApiResponse<LoggedIn>>> => {
  const wishes = { allowRegister: allowRegister !== 'false', name, username }
  const signedIn = await signInByToken(app, request, { network: 'apple', token }, wishes)
  if (E.isRight(signedIn)) return E.right({ data: signedIn.right })
  if (signedIn.left.key !== 'socialFlowUserNotFound') return signedIn
  return E.right({ data: { message: signedIn.left.key, id_token: token }, bare: true })
}

/** Apple posts a form here; the page that goes on is our own. With an ID token, it is `appleLogin`. Refuses userNotFound. docs/reference/api.md 2.1 and 7 (14). */
export const appleCallback: EndpointHandler<'appleCallback', keyof SocialDependencies> = (app) => async (request) => {
  const { code = '', state = '', error, user, id_token: token } = request.input.body
  if (token !== undefined) return signInByApple(app, request, { ...request.input.body, name: nameOf(user) })
  if (code === '' && error === undefined) return E.left(notFound('userNotFound'))
  const name = nameOf(user)
  const query = new URLSearchParams({
    ...(error === undefined ? { code } : { error }),
    state,
    ...(name === '' ? {} : { name }),
  })
  return E.right({ data: {}, bare: true, redirect: `/static/apple-redirect?${query.toString()}` })
}

/** The name in the JSON that Apple sends the first time only. */
const nameOf = (user = ''): string => {
  try {
    const { name } = Object(JSON.parse(user)) as { readonly name?: unknown }
    const { firstName, lastName } = Object(name) as Readonly<Record<string, unknown>>
    return [firstName, lastName]
      .filter((part) => typeof part === 'string')
      .join(' ')
      .trim()
  } catch {
    return ''
  }
}
