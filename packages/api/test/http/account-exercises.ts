import type { EndpointName } from '../../src/contract/index.ts'
import { createClient, registerPlayer, type TestPlayer, type TestResponse } from '../../test-kit/client.ts'
import type { Person } from '../../test-kit/identity-provider.ts'
import { type ScriptedApple, startScriptedApple } from '../../test-kit/scripted-apple.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import type { Exercise } from './shared-exercises.ts'

const PERSON: Person = { sub: 'ann', email: 'ann@house.example', email_verified: true }

type AppleScene = { readonly apple: ScriptedApple; readonly server: TestServer; readonly player: TestPlayer }

/** A server that players may sign in to by Apple. */
const withApple =
  (act: (scene: AppleScene) => Promise<TestResponse>): Exercise =>
  async () => {
    const apple = await startScriptedApple()
    const server = await startTestServer({ config: { identity: { apple: apple.client } } })
    try {
      return await act({ apple, server, player: await registerPlayer(server) })
    } finally {
      await server.stop()
      await apple.stop()
    }
  }

const idToken = async ({ apple }: AppleScene) => apple.idToken(PERSON)

/** Sign-in by other providers. */
export const ACCOUNT_EXERCISES = {
  signInNetworks: withApple(({ server }) => createClient(server)('GET', '/user/auth/networks')),
  beginSignIn: withApple(({ player }) => player.call('POST', '/user/auth/social/apple', { body: { link: true } })),
  finishSignIn: withApple(async ({ server, apple }) => {
    const call = createClient(server)
    const begun = await call('POST', '/user/auth/social/apple', { body: {} })
    const body = apple.signIn(String(begun.body.data['url']), PERSON)
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return call('POST', '/user/auth/social/apple/finish', { body, headers: { cookie } })
  }),
  unlinkNetwork: ({ player }) => player.call('DELETE', '/user/auth/social/google'),
  socialLogin: withApple(async (scene) => {
    const body = { network: 'apple', authResponse: { id_token: await idToken(scene) } }
    return scene.player.call('POST', '/user/auth/social', { body })
  }),
  appleLogin: withApple(async (scene) =>
    createClient(scene.server)('GET', `/user/auth/apple?id_token=${await idToken(scene)}`),
  ),
  appleCallback: withApple(async (scene) =>
    createClient(scene.server)('POST', '/user/auth/apple', { body: { id_token: await idToken(scene) } }),
  ),
} as const satisfies { readonly [Name in EndpointName]?: Exercise }
