import * as t from 'io-ts'
import { requiredText } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { LoginResponse } from '../wire.ts'

const { get, post, remove } = endpointsOf('accounts')

/** A provider that players may sign in by. `oidc` is the one that the operator chose. */
export const SignInNetwork = t.type({
  network: t.keyof({ google: null, apple: null, oidc: null }),
  name: t.string,
})
export type SignInNetwork = t.TypeOf<typeof SignInNetwork>

/** Sign-in by other providers. docs/reference/api.md 2.1; docs/decisions/108-sign-in-by-others.md. */
export const signInEndpoints = {
  signInNetworks: get('/user/auth/networks', {
    auth: 'none',
    summary: 'The providers that players may sign in by',
    response: t.readonlyArray(SignInNetwork),
  }),
  beginSignIn: post('/user/auth/social/:network', {
    auth: 'optional',
    summary:
      'Begins a sign-in in this browser; `url` is the page of the provider. `link` connects it to the own account',
    body: t.partial({ link: t.boolean }),
    response: t.type({ url: t.string }),
  }),
  finishSignIn: post('/user/auth/social/:network/finish', {
    auth: 'optional',
    summary: 'Ends a sign-in with what the provider sent back, in the browser where it began',
    body: t.intersection([
      t.type({ state: requiredText('signInExpired') }),
      t.partial({
        code: t.string,
        iss: t.string,
        name: t.string,
        username: t.string,
        groupInvite: t.string,
        allowRegister: t.boolean,
        secondFactor: t.string,
      }),
    ]),
    response: t.intersection([
      t.type({ id: t.string, username: t.string, newUser: t.boolean, linked: t.boolean }),
      t.partial({ apiToken: t.string }),
    ]),
  }),
  unlinkNetwork: remove('/user/auth/social/:network', {
    auth: 'required',
    summary: 'Disconnects a provider, unless it is the last way in',
    response: t.type({}),
  }),
  socialLogin: post('/user/auth/social', {
    auth: 'optional',
    summary: 'Signs in by an ID token that a native app was given',
    body: t.intersection([
      t.type({
        network: requiredText('unsupportedNetwork'),
        authResponse: t.partial({ access_token: t.string, id_token: t.string }),
      }),
      t.partial({ allowRegister: t.boolean, username: t.string, secondFactor: t.string }),
    ]),
    response: LoginResponse,
  }),
  appleLogin: get('/user/auth/apple', {
    auth: 'optional',
    summary: 'Signs in by an ID token of Apple',
    query: t.partial({ id_token: t.string, name: t.string, username: t.string, allowRegister: t.string }),
    response: LoginResponse,
  }),
  appleCallback: post('/user/auth/apple', {
    auth: 'none',
    summary: 'Where Apple posts its form; leads to the page that goes on, or signs in by an ID token',
    body: t.partial({
      code: t.string,
      state: t.string,
      user: t.string,
      error: t.string,
      id_token: t.string,
      allowRegister: t.string,
    }),
    response: LoginResponse,
  }),
} as const
