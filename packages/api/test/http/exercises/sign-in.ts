import type { EndpointName } from '../../../src/contract/index.ts'
import { createAuthenticator } from '../../../test-kit/sign-in/authenticator.ts'
import { codeAt, withSecondFactor } from '../../../test-kit/sign-in/authenticator-app.ts'
import { createClient, PASSWORD, registerPlayer, type TestPlayer, type TestResponse } from '../../../test-kit/client.ts'
import type { Person } from '../../../test-kit/sign-in/identity-provider.ts'
import { type ScriptedApple, startScriptedApple } from '../../../test-kit/sign-in/scripted-apple.ts'
import { startTestServer, type TestServer } from '../../../test-kit/test-server.ts'
import type { Exercise, Scene } from './scenes.ts'

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

/** What a login, a second factor and passkeys are made with. */
const addedPasskey = async ({ player }: Scene) => {
  const device = createAuthenticator()
  const begun = await player.call('POST', '/user/auth/passkeys/new', { body: { password: PASSWORD } })
  const { ceremony, options } = begun.body.data as { ceremony: string; options: { challenge: string } }
  const body = { ceremony, name: 'Phone', response: device.create(options.challenge) }
  const added = await player.call('POST', '/user/auth/passkeys', { body })
  const [{ id }] = added.body.data as unknown as [{ id: string }]
  return { device, added, path: `/user/auth/passkeys/${id}` }
}

const ofSecondFactor =
  (method: string, path: string): Exercise =>
  async ({ server, player }) => {
    const { recoveryCodes } = await withSecondFactor(player, server.time.now)
    return player.call(method, `/user/auth/second-factor${path}`, { body: { code: recoveryCodes[0] } })
  }

const madeToken = async ({ player }: Scene): Promise<string> => {
  const { body } = await player.call('POST', '/user/auth/tokens', { body: { name: 'Home' } })
  return (
    (body.data['tokens'] as ReadonlyArray<{ id: string; kind: string }>).find(({ kind }) => kind === 'api')?.id ?? ''
  )
}

export const SECOND_FACTOR_EXERCISES = {
  makeToken: ({ player }) => player.call('POST', '/user/auth/tokens', { body: { name: 'Home' } }),
  renameLogin: async (scene) =>
    scene.player.call('PUT', `/user/auth/tokens/${await madeToken(scene)}`, { body: { name: 'Kitchen' } }),
  endOtherLogins: ({ player }) => player.call('DELETE', '/user/auth/tokens'),
  secondFactor: ({ player }) => player.call('GET', '/user/auth/second-factor'),
  beginSecondFactor: ({ player }) => player.call('POST', '/user/auth/second-factor', { body: { password: PASSWORD } }),
  confirmSecondFactor: async ({ server, player }) => {
    const begun = await player.call('POST', '/user/auth/second-factor', { body: { password: PASSWORD } })
    const code = codeAt(String(begun.body.data['secret']), server.time.now)
    return player.call('POST', '/user/auth/second-factor/confirm', { body: { code } })
  },
  renewRecoveryCodes: ofSecondFactor('POST', '/recovery-codes'),
  removeSecondFactor: ofSecondFactor('DELETE', ''),
  passkeys: ({ player }) => player.call('GET', '/user/auth/passkeys'),
  beginPasskey: ({ player }) => player.call('POST', '/user/auth/passkeys/new', { body: { password: PASSWORD } }),
  addPasskey: async (scene) => (await addedPasskey(scene)).added,
  renamePasskey: async (scene) =>
    scene.player.call('PUT', (await addedPasskey(scene)).path, { body: { name: 'Old phone' } }),
  removePasskey: async (scene) => scene.player.call('DELETE', (await addedPasskey(scene)).path),
  beginPasskeyLogin: ({ server }) => createClient(server)('POST', '/user/auth/passkeys/challenge'),
  loginByPasskey: async (scene) => {
    const { device } = await addedPasskey(scene)
    const call = createClient(scene.server)
    const begun = await call('POST', '/user/auth/passkeys/challenge')
    const { ceremony, options } = begun.body.data as { ceremony: string; options: { challenge: string } }
    return call('POST', '/user/auth/passkeys/login', { body: { ceremony, response: device.get(options.challenge) } })
  },
} as const satisfies { readonly [Name in EndpointName]?: Exercise }
