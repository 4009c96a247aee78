import { createClient, type TestPlayer } from '../client.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { type Person, startIdentityProvider, type TestIdentityProvider, visitProvider } from './identity-provider.ts'

/** The address that the provider sends browsers back to; nothing listens there. */
export const BASE = 'http://daykeep.example'

/** What the server answers when a sign-in begins: the provider's page, the browser's cookie and the state. */
export type BegunSignIn = { readonly url: string; readonly cookie: string; readonly state: string }

type Call = TestPlayer['call']
type Response = Awaited<ReturnType<Call>>

/** A server with one OpenID Connect provider, and the steps of a sign-in; with a player, of connecting the provider. */
export type SignInSite = {
  readonly server: TestServer
  readonly provider: TestIdentityProvider
  /** Throws where the server refuses to begin. */
  readonly begin: (player?: TestPlayer) => Promise<BegunSignIn>
  readonly finish: (cookie: string, body: object, player?: TestPlayer) => Promise<Response>
  /** Goes to the provider and comes back, in one browser. `wishes`: more fields of the last request. */
  readonly signIn: (person: Person, wishes?: object, player?: TestPlayer) => Promise<Response>
  readonly stop: () => Promise<void>
}

export const startSignInSite = async (): Promise<SignInSite> => {
  const provider = await startIdentityProvider(BASE)
  const server = await startTestServer({ config: { identity: { oidc: provider.client } } })
  const callOf = (player: TestPlayer | undefined): Call => player?.call ?? createClient(server)
  const site: SignInSite = {
    server,
    provider,
    begin: async (player) => {
      const request = { body: player === undefined ? {} : { link: true } }
      const { status, body, headers } = await callOf(player)('POST', '/user/auth/social/oidc', request)
      if (status !== 200) throw new Error(`A sign-in cannot begin: ${JSON.stringify(body)}`)
      const url = String(body.data['url'])
      return {
        url,
        cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
        state: new URL(url).searchParams.get('state') ?? '',
      }
    },
    finish: (cookie, body, player) =>
      callOf(player)('POST', '/user/auth/social/oidc/finish', { body, headers: { cookie } }),
    signIn: async (person, wishes = {}, player) => {
      provider.person = person
      const begun = await site.begin(player)
      return site.finish(begun.cookie, { ...(await visitProvider(begun.url)), ...wishes }, player)
    },
    stop: async () => {
      await server.stop()
      await provider.stop()
    },
  }
  return site
}

let people = 0

/** Somebody new with an account at the provider. */
export const aPerson = (fields: Partial<Person> = {}): Person => {
  people += 1
  return { sub: `person-${people}`, email: `person-${people}@house.example`, email_verified: true, ...fields }
}
