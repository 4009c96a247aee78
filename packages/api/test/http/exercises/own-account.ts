import type { EndpointName } from '../../../src/contract/index.ts'
import { PASSWORD, createClient } from '../../../test-kit/client.ts'
import { type Exercise, post, get } from './scenes.ts'

/** Calls about the caller's account and password. */
export const OWN_ACCOUNT_EXERCISES = {
  register: ({ server }) =>
    createClient(server)('POST', '/user/auth/local/register', {
      body: { username: 'somebody', email: 'some@body.org', password: PASSWORD, confirmPassword: PASSWORD },
    }),
  login: ({ server, player }) =>
    createClient(server)('POST', '/user/auth/local/login', { body: { username: player.username, password: PASSWORD } }),
  verifyUsername: post('/user/auth/verify-username', { username: 'free-name' }),
  verifyDisplayName: post('/user/auth/verify-display-name', { displayName: 'Free Name' }),
  checkEmail: post('/user/auth/check-email', { email: 'free@example.org' }),
  updateUsername: ({ player }) =>
    player.call('PUT', '/user/auth/update-username', { body: { username: 'another-name', password: PASSWORD } }),
  updatePassword: ({ player }) =>
    player.call('PUT', '/user/auth/update-password', {
      body: { password: PASSWORD, newPassword: 'another horse', confirmPassword: 'another horse' },
    }),
  updateEmail: ({ player }) =>
    player.call('PUT', '/user/auth/update-email', { body: { newEmail: 'new@example.org', password: PASSWORD } }),
  resetPassword: post('/user/reset-password', { email: 'nobody@example.org' }),
  setNewPassword: async ({ server, player }) => {
    await createClient(server)('POST', '/user/reset-password', { body: { email: player.username } })
    await server.app.background.settled()
    const code = /code=(\S+)/.exec(server.emails.at(-1)?.text ?? '')?.[1] ?? ''
    return createClient(server)('POST', '/user/auth/reset-password-set-new-one', {
      body: { code: decodeURIComponent(code), newPassword: 'another horse', confirmPassword: 'another horse' },
    })
  },
  deleteUser: ({ player }) => player.call('DELETE', '/user', { body: { password: PASSWORD } }),
  resetUser: post('/user/reset', { password: PASSWORD }),
  logins: get('/user/auth/tokens'),
  endLogin: async ({ player }) => {
    const logins = (await player.call('GET', '/user/auth/tokens')).body.data as unknown as ReadonlyArray<{ id: string }>
    return player.call('DELETE', `/user/auth/tokens/${logins[0]?.id}`)
  },
} as const satisfies Partial<Readonly<Record<EndpointName, Exercise>>>
