import * as t from 'io-ts'
import { requiredText } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { LoginResponse } from '../wire.ts'

const { get, post, put, remove } = endpointsOf('accounts')

const Password = t.partial({ password: t.string })
const Code = t.type({ code: requiredText('secondFactorMissing') })
const RecoveryCodes = t.type({ recoveryCodes: t.readonlyArray(t.string) })

/** A passkey of the player, as the list has it. */
export const Passkey = t.type({ id: t.string, name: t.string, createdAt: t.string, lastUsedAt: t.string })
export type Passkey = t.TypeOf<typeof Passkey>
const Passkeys = t.readonlyArray(Passkey)

/** What goes to the browser's own functions, and comes from them. WebAuthn. */
const Ceremony = t.type({ ceremony: t.string, options: t.UnknownRecord })
const Answer = t.type({
  ceremony: requiredText('signInExpired'),
  response: t.intersection([t.type({ id: t.string }), t.UnknownRecord]),
})
const Name = t.type({ name: requiredText('missingPasskeyName') })

/** The second factor and passkeys. docs/decisions/112-second-factor-and-passkeys.md. */
export const secondFactorEndpoints = {
  secondFactor: get('/user/auth/second-factor', {
    auth: 'required',
    summary: 'Whether logins ask for a code, and how many recovery codes are left',
    response: t.type({ isOn: t.boolean, recoveryCodes: t.number }),
  }),
  beginSecondFactor: post('/user/auth/second-factor', {
    auth: 'required',
    summary: 'Makes a secret for an authenticator app; it counts once a code confirms it',
    body: Password,
    response: t.type({ secret: t.string, uri: t.string }),
  }),
  confirmSecondFactor: post('/user/auth/second-factor/confirm', {
    auth: 'required',
    summary: 'Turns the second factor on; the answer has the recovery codes, this once',
    body: Code,
    response: RecoveryCodes,
  }),
  renewRecoveryCodes: post('/user/auth/second-factor/recovery-codes', {
    auth: 'required',
    summary: 'New recovery codes in place of those that are left',
    body: Code,
    response: RecoveryCodes,
  }),
  removeSecondFactor: remove('/user/auth/second-factor', {
    auth: 'required',
    summary: 'Turns the second factor off, by a code of it',
    body: Code,
    response: t.type({}),
  }),
  passkeys: get('/user/auth/passkeys', {
    auth: 'required',
    summary: 'The passkeys of the account',
    response: Passkeys,
  }),
  beginPasskey: post('/user/auth/passkeys/new', {
    auth: 'required',
    summary: 'What a browser needs to make a passkey',
    body: Password,
    response: Ceremony,
  }),
  addPasskey: post('/user/auth/passkeys', {
    auth: 'required',
    summary: 'Adds the passkey that a browser made',
    status: 201,
    body: t.intersection([Answer, Name]),
    response: Passkeys,
  }),
  beginPasskeyLogin: post('/user/auth/passkeys/challenge', {
    auth: 'none',
    summary: 'A challenge for whatever passkey somebody has',
    response: Ceremony,
  }),
  loginByPasskey: post('/user/auth/passkeys/login', {
    auth: 'none',
    summary: 'Logs in by a passkey',
    body: Answer,
    response: LoginResponse,
  }),
  renamePasskey: put('/user/auth/passkeys/:id', {
    auth: 'required',
    summary: 'Gives a passkey another name',
    body: Name,
    response: Passkeys,
  }),
  removePasskey: remove('/user/auth/passkeys/:id', {
    auth: 'required',
    summary: 'Removes a passkey, unless it is the last way in',
    response: Passkeys,
  }),
} as const
