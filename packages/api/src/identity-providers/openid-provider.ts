import * as E from 'fp-ts/lib/Either.js'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import { isLocal } from '../identity-config.ts'
import type { AuthorizationChecks, Identity, IdentityFailure, IdentityProvider, Network } from './port.ts'

/** How we introduce ourselves to a provider, and where it sends the browser back. */
export type OpenIdSettings = {
  readonly network: Network
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly redirectUri: string
  readonly scope: string
  /** The response comes as a form instead of a query. */
  readonly isFormPost?: boolean
  /** Asked for before each exchange, since a secret may be signed anew each time. */
  readonly clientAuth: (server: openid.ServerMetadata) => Promise<openid.ClientAuth>
}

type Claims = Readonly<Record<string, unknown>> & { readonly sub: string }

/** Seconds that a provider has to answer. */
const TIMEOUT = 8

/** Of an ID token that did not come by a code. Nothing but its age keeps it from being sent again. */
const MAX_TOKEN_AGE = '10 minutes'

/**
 * A provider by discovery. It is looked up at the first sign-in, and again after a failure, so that the server starts
 * while the provider is away.
 */
export const openIdProvider = (settings: OpenIdSettings): IdentityProvider => {
  const { network, name, issuer, clientId, redirectUri } = settings
  let found: Promise<openid.ServerMetadata> | undefined
  const discover = (): Promise<openid.ServerMetadata> => {
    found ??= openid
      .discovery(new URL(issuer), clientId, undefined, openid.None(), {
        timeout: TIMEOUT,
        execute: isLocal(issuer) ? [openid.allowInsecureRequests] : [],
      })
      .then((configuration) => configuration.serverMetadata())
    found.catch(() => (found = undefined))
    return found
  }
  const configure = async (): Promise<openid.Configuration> => {
    const server = await discover()
    const configuration = new openid.Configuration(server, clientId, undefined, await settings.clientAuth(server))
    configuration.timeout = TIMEOUT
    if (isLocal(issuer)) openid.allowInsecureRequests(configuration)
    return configuration
  }
  return {
    network,
    name,
    authorizationUrl: (checks) =>
      attempt(async () => {
        const url = openid.buildAuthorizationUrl(await configure(), await toRequest(settings, checks))
        return url.href
      }),
    redeem: ({ code, iss }, { state, nonce, codeVerifier }) =>
      attempt(async () => {
        const configuration = await configure()
        const response = new URL(redirectUri)
        response.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString()
        const tokens = await openid.authorizationCodeGrant(configuration, response, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (claims === undefined) throw new Error('no ID token')
        return toIdentity(settings, await withUserInfo(configuration, tokens.access_token, claims))
      }),
    verifyIdToken: (token) =>
      attempt(async () => {
        const { jwks_uri: keys = '' } = await discover()
        const { payload } = await jwtVerify(
          token,
          createRemoteJWKSet(new URL(keys), { timeoutDuration: TIMEOUT * 1000 }),
          {
            issuer,
            audience: clientId,
            maxTokenAge: MAX_TOKEN_AGE,
            requiredClaims: ['sub', 'exp'],
          },
        )
        return toIdentity(settings, { ...payload, sub: payload.sub ?? '' })
      }),
  }
}

const toRequest = async (
  { redirectUri, scope, isFormPost = false }: OpenIdSettings,
  { state, nonce, codeVerifier }: AuthorizationChecks,
): Promise<Record<string, string>> => ({
  redirect_uri: redirectUri,
  scope,
  state,
  nonce,
  code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
  code_challenge_method: 'S256',
  ...(isFormPost ? { response_mode: 'form_post' } : {}),
})

/** Many providers tell e-mail and name at the userinfo endpoint alone. */
const withUserInfo = async (
  configuration: openid.Configuration,
  accessToken: string,
  claims: Claims,
): Promise<Claims> => {
  if (claims['email'] !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return claims
  return { ...claims, ...(await openid.fetchUserInfo(configuration, accessToken, claims.sub)) }
}

const toIdentity = ({ network, issuer }: OpenIdSettings, claims: Claims): Identity => {
  const { sub: subject, email, email_verified: verified, name, preferred_username: nick } = claims
  const displayName = [name, nick].find((text) => typeof text === 'string' && text !== '')
  return {
    network,
    issuer,
    subject,
    // Apple writes it as a text
    isEmailVerified: verified === true || verified === 'true',
    ...(typeof email === 'string' && email !== '' ? { email } : {}),
    ...(typeof displayName === 'string' ? { name: displayName } : {}),
  }
}

const attempt = async <A>(run: () => Promise<A>): Promise<E.Either<IdentityFailure, A>> => {
  try {
    return E.right(await run())
  } catch (error) {
    return E.left(toFailure(error))
  }
}

/** Names the fault by its code alone: what a provider answered may hold a token. */
const toFailure = (error: unknown): IdentityFailure => {
  const { name, code } = Object(error) as { readonly name?: string; readonly code?: string }
  const reason = [name, code].filter((part) => typeof part === 'string').join(' ')
  const isUnreachable =
    name === 'TypeError' || name === 'TimeoutError' || code === 'OAUTH_TIMEOUT' || code === 'ERR_JWKS_TIMEOUT'
  return { type: isUnreachable ? 'unreachable' : 'refused', reason }
}
