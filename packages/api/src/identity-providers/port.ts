import type { Either } from 'fp-ts/lib/Either.js'

/** The networks of the API; `oidc` is the provider that the operator chose. docs/reference/api.md 2.1. */
export const NETWORKS = ['google', 'apple', 'oidc'] as const
export type Network = (typeof NETWORKS)[number]

export const isNetwork = (text: string): text is Network => (NETWORKS as readonly string[]).includes(text)

/** Whom a provider has recognised. `subject` never changes; an e-mail address may be anything unless it is verified. */
export type Identity = {
  readonly network: Network
  readonly issuer: string
  readonly subject: string
  readonly email?: string
  readonly isEmailVerified: boolean
  readonly name?: string
}

/** What binds the answer of a provider to the request that was sent there. */
export type AuthorizationChecks = {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** What a provider sent back by the browser. */
export type AuthorizationResponse = { readonly code: string; readonly iss?: string }

/** `refused`: what came is not valid. `unreachable`: the provider did not answer. */
export type IdentityFailure = { readonly type: 'refused' | 'unreachable'; readonly reason: string }

/** A provider that players sign in by: OpenID Connect, code flow with PKCE. */
export type IdentityProvider = {
  readonly network: Network
  readonly name: string
  /** The address where the browser is sent. */
  readonly authorizationUrl: (checks: AuthorizationChecks) => Promise<Either<IdentityFailure, string>>
  /** Exchanges the code and verifies the ID token. */
  readonly redeem: (
    response: AuthorizationResponse,
    checks: AuthorizationChecks,
  ) => Promise<Either<IdentityFailure, Identity>>
  /** Verifies an ID token that a native app was given for us, a few minutes ago. */
  readonly verifyIdToken: (token: string) => Promise<Either<IdentityFailure, Identity>>
}

export type IdentityProviders = Readonly<Partial<Record<Network, IdentityProvider>>>
