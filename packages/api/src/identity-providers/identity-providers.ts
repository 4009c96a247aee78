import * as openid from 'openid-client'
import type { AppleClient, IdentityConfig, OpenIdClient } from '../identity-config.ts'
import { appleSecret, secretInBody } from './apple-secret.ts'
import { openIdProvider } from './openid-provider.ts'
import type { IdentityProvider, IdentityProviders, Network } from './port.ts'

/** The providers of this server. docs/decisions/108-sign-in-by-others.md. */
export const identityProviders = ({
  identity: { oidc, google, apple },
  baseUrl,
}: {
  readonly identity: IdentityConfig
  readonly baseUrl: string
}): IdentityProviders => ({
  ...(google === undefined ? {} : { google: withSecret('google', google, baseUrl) }),
  ...(apple === undefined ? {} : { apple: withApple(apple, baseUrl) }),
  ...(oidc === undefined ? {} : { oidc: withSecret('oidc', oidc, baseUrl) }),
})

const withSecret = (network: Network, client: OpenIdClient, baseUrl: string): IdentityProvider => {
  const { issuer, clientId, clientSecret, name } = client
  return openIdProvider({
    network,
    name,
    issuer,
    clientId,
    redirectUri: `${baseUrl}/static/sign-in-redirect/${network}`,
    scope: 'openid email profile',
    clientAuth: async (server) => (clientSecret === undefined ? openid.None() : secretAuth(server, clientSecret)),
  })
}

/** The header is what OpenID Connect has when a provider names nothing. */
const secretAuth = (
  { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] }: openid.ServerMetadata,
  secret: string,
): openid.ClientAuth =>
  methods.includes('client_secret_basic') ? openid.ClientSecretBasic(secret) : openid.ClientSecretPost(secret)

/** Apple tells name and e-mail only if it may answer by a form, which reaches us at the address of docs/reference/application.md 2. */
const withApple = (client: AppleClient, baseUrl: string): IdentityProvider =>
  openIdProvider({
    network: 'apple',
    name: 'Apple',
    issuer: client.issuer,
    clientId: client.clientId,
    redirectUri: `${baseUrl}/api/v4/user/auth/apple`,
    scope: 'openid name email',
    isFormPost: true,
    clientAuth: async () => secretInBody(client.clientId, await appleSecret(client)),
  })
