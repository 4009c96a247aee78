import { exportJWK, generateKeyPair } from 'jose'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import type { OpenIdClient } from '../../src/identity-config.ts'

/** Somebody with an account at the provider. */
export type Person = {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** A real OpenID Connect provider, in this process, at which `person` is logged in and agrees to everything. */
export type TestIdentityProvider = {
  readonly client: OpenIdClient
  person: Person
  /** Whether `person` changes their mind there. */
  declines: boolean
  readonly stop: () => Promise<void>
}

const SCOPES = 'openid email profile'

export const startIdentityProvider = async (baseUrl: string, network = 'oidc'): Promise<TestIdentityProvider> => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => void response.end()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((listening) => server.listen(0, listening))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const client = { issuer, clientId: 'daykeep', clientSecret: 'between the two of us', name: 'Our house' }
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const started = { person: { sub: 'nobody' } as Person, declines: false }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${baseUrl}/static/sign-in-redirect/${network}`],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...started.person, sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const { Grant } = oidc.provider
      const grant = new Grant({ clientId: oidc.client?.clientId ?? '', accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope(SCOPES)
      await grant.save()
      return grant
    },
  })
  const callback = provider.callback()
  answer = (request, response) => {
    if (request.url?.startsWith('/interaction/') === true)
      void provider.interactionFinished(
        request,
        response,
        started.declines ? { error: 'access_denied' } : { login: { accountId: started.person.sub, remember: false } },
      )
    else void callback(request, response)
  }
  return Object.assign(started, {
    client,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((ended) => server.close(ended))
    },
  })
}

/** Goes to the provider as a browser does; resolves with the query that it sends back to us. */
export const visitProvider = async (url: string): Promise<Readonly<Record<string, string>>> => {
  const origin = new URL(url).origin
  const cookies = new Map<string, string>()
  let next = url
  while (new URL(next).origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2)
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`the provider did not lead on: ${response.status} ${await response.text()}`)
    next = new URL(location, next).href
  }
  return Object.fromEntries(new URL(next).searchParams)
}
