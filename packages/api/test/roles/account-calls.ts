import type { EndpointName } from '../../src/contract/index.ts'
import { PASSWORD } from '../../test-kit/client.ts'
import { type Asks, self, unsubscribed } from './asks.ts'

/** Calls about the caller's account and logins. */
export const ACCOUNT_CALLS = {
  register: self({
    body: { username: 'somebody', email: 'some@body.org', password: PASSWORD, confirmPassword: PASSWORD },
  }),
  login: {
    self: ({ world, role }) => ({
      body: { username: role === 'visitor' ? 'nobody' : world.people[role].username, password: PASSWORD },
    }),
  },
  verifyUsername: self({ body: { username: 'free-name' } }),
  verifyDisplayName: self({ body: { displayName: 'Free Name' } }),
  checkEmail: self({ body: { email: 'free@example.org' } }),
  updateUsername: self({ body: { username: 'another-name', password: PASSWORD } }),
  updatePassword: self({
    body: { password: PASSWORD, newPassword: 'another horse', confirmPassword: 'another horse' },
  }),
  updateEmail: self({ body: { newEmail: 'new@example.org', password: PASSWORD } }),
  resetPassword: self({ body: { email: 'nobody@example.org' } }),
  setNewPassword: self({ body: { code: 'none', newPassword: 'another horse', confirmPassword: 'another horse' } }),
  deleteUser: {
    'a subscriber': () => ({ body: { password: PASSWORD } }),
    self: (me) => ({
      body: { password: PASSWORD },
      ...(me.role === 'visitor' ? {} : { before: unsubscribed(me, me.role) }),
    }),
  },
  resetUser: self({ body: { password: PASSWORD } }),
  logins: self(),
  signInNetworks: self(),
  beginSignIn: self({ params: { network: 'apple' } }),
  finishSignIn: self({ params: { network: 'apple' }, body: { state: 'none' } }),
  unlinkNetwork: self({ params: { network: 'apple' } }),
  socialLogin: self({ body: { network: 'apple', authResponse: { id_token: 'none' } } }),
  appleLogin: self({ query: 'id_token=none' }),
  appleCallback: self({ body: { id_token: 'none' } }),
  openUnsubscribeLink: self({ query: 'code=none' }),
  unsubscribe: self({ query: 'code=none' }),
  makeToken: self({ body: { name: 'Home' } }),
  renameLogin: {
    own: ({ world, id }) => ({ params: { id: world.loginOf(id) }, body: { name: 'Kitchen' } }),
    "other's": ({ world, other }) => ({ params: { id: world.loginOf(other) }, body: { name: 'Kitchen' } }),
  },
  endOtherLogins: self(),
  secondFactor: self(),
  beginSecondFactor: self({ body: { password: PASSWORD } }),
  confirmSecondFactor: self({ body: { code: '123456' } }),
  renewRecoveryCodes: self({ body: { code: '123456' } }),
  removeSecondFactor: self({ body: { code: '123456' } }),
  passkeys: self(),
  beginPasskey: self({ body: { password: PASSWORD } }),
  addPasskey: self({ body: { ceremony: 'none', name: 'Phone', response: { id: 'none' } } }),
  renamePasskey: self({ params: { id: 'none' }, body: { name: 'Phone' } }),
  removePasskey: self({ params: { id: 'none' } }),
  beginPasskeyLogin: self(),
  loginByPasskey: self({ body: { ceremony: 'none', response: { id: 'none' } } }),
  endLogin: {
    own: ({ world, id }) => ({ params: { id: world.loginOf(id) } }),
    "other's": ({ world, other }) => ({ params: { id: world.loginOf(other) } }),
  },
} as const satisfies Partial<Readonly<Record<EndpointName, Asks>>>
