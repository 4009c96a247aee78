import * as t from 'io-ts'
import { crossChecked, isGiven, required, textThat, type Check } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { Login, LoginAnswer, Usable, WireUser } from '../wire.ts'

const { get, post, put, remove } = endpointsOf('accounts')

/** Lengths of what a player chooses. Application specification, section 5; reference, api 2.1. */
export const LIMITS = { username: 20, password: [8, 64], displayName: 30, email: 254 } as const

const usernameChecks: readonly [Check, ...Check[]] = [
  ['missingUsername', isGiven],
  ['usernameIssueLength', (text) => text.length >= 1 && text.length <= LIMITS.username],
  ['usernameIssueInvalidCharacters', (text) => /^[A-Za-z0-9_-]*$/.test(text)],
]

/** Faults of a user name; empty when it may be chosen. */
export const usernameFaults = (name: string): ReadonlyArray<string> =>
  usernameChecks.filter(([, holds]) => !holds(name)).map(([key]) => key)

/** Faults of a display name; empty when it may be chosen. */
export const displayNameFaults = (name: string): ReadonlyArray<string> => [
  ...(name.length >= 1 && name.length <= LIMITS.displayName ? [] : ['displaynameIssueLength']),
  ...(/[\r\n]/.test(name) ? ['displaynameIssueNewline'] : []),
]

export const isEmail = (text: string): boolean =>
  text.length <= LIMITS.email && /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+$/.test(text)

const isPassword = (text: string): boolean => text.length >= LIMITS.password[0] && text.length <= LIMITS.password[1]

const Email = textThat(['missingEmail', isGiven], ['notAnEmail', (text) => isEmail(text.trim())])
const NewPassword = textThat(['missingNewPassword', isGiven], ['passwordIssueLength', isPassword])
const Confirmation = t.partial({ confirmPassword: t.string })
const Empty = t.type({})

const sameAs = (field: string) => ({
  param: 'confirmPassword',
  key: 'passwordConfirmationMatch',
  holds: (fields: Readonly<Record<string, unknown>>) => fields[field] === fields['confirmPassword'],
})

const PasswordOnly = t.partial({ password: t.string })
const Username = t.type({ username: required('missingUsername') })

/** Reference, api 2.1. */
export const accountEndpoints = {
  register: post('/user/auth/local/register', {
    who: 'anyone',
    summary: 'Opens an account and logs it in',
    query: t.partial({ groupInvite: t.string, partyInvite: t.string }),
    body: crossChecked(
      t.intersection([
        t.type({
          username: textThat(...usernameChecks),
          email: Email,
          password: textThat(['missingPassword', isGiven], ['passwordIssueLength', isPassword]),
        }),
        Confirmation,
      ]),
      sameAs('password'),
    ),
    answer: t.intersection([WireUser, t.type({ apiToken: t.string, newUser: t.boolean })]),
    status: 201,
  }),
  login: post('/user/auth/local/login', {
    who: 'anyone',
    summary: 'Logs in by user name or e-mail',
    body: t.type({ username: required('missingUsernameEmail'), password: required('missingPassword') }),
    answer: LoginAnswer,
  }),
  verifyUsername: post('/user/auth/local/verify-username', {
    also: ['/user/auth/verify-username'],
    who: 'either',
    summary: 'Tells whether a user name can be had',
    body: Username,
    answer: Usable,
  }),
  verifyDisplayName: post('/user/auth/local/verify-display-name', {
    also: ['/user/auth/verify-display-name'],
    who: 'either',
    summary: 'Tells whether a display name is in order',
    body: t.type({ displayName: required('messageMissingDisplayName') }),
    answer: Usable,
  }),
  checkEmail: post('/user/auth/check-email', {
    who: 'anyone',
    summary: 'Tells whether an address is in order and free',
    body: t.type({ email: required('missingEmail') }),
    answer: t.intersection([t.type({ valid: t.boolean, email: t.string }), t.partial({ error: t.string })]),
  }),
  updateUsername: put('/user/auth/update-username', {
    who: 'player',
    summary: 'Changes the user name',
    body: t.intersection([Username, PasswordOnly]),
    answer: Username,
  }),
  updatePassword: put('/user/auth/update-password', {
    who: 'player',
    summary: 'Changes the password; every login ends, the answer brings a new one',
    body: t.intersection([t.type({ password: required('missingPassword'), newPassword: NewPassword }), Confirmation]),
    answer: t.type({ apiToken: t.string }),
  }),
  updateEmail: put('/user/auth/update-email', {
    who: 'player',
    summary: 'Changes the address',
    body: t.type({
      newEmail: textThat(['newEmailRequired', isGiven], ['notAnEmail', (text) => isEmail(text.trim())]),
      password: required('missingPassword'),
    }),
    answer: t.type({ email: t.string }),
  }),
  resetPassword: post('/user/reset-password', {
    who: 'anyone',
    summary: 'Sends a link to choose a new password; answers the same for unknown addresses',
    body: t.type({ email: required('missingEmail') }),
    answer: Empty,
  }),
  setNewPassword: post('/user/auth/reset-password-set-new-one', {
    who: 'anyone',
    summary: 'Sets the password that a reset link allows; every login ends',
    body: t.intersection([
      t.partial({ code: t.string }),
      t.type({ newPassword: textThat(['missingNewPassword', isGiven], ['minPasswordLength', isPassword]) }),
      Confirmation,
    ]),
    answer: Empty,
  }),
  deleteUser: remove('/user', {
    who: 'player',
    summary: 'Deletes the account and everything of it',
    body: t.intersection([PasswordOnly, t.partial({ feedback: t.string })]),
    answer: Empty,
  }),
  resetUser: post('/user/reset', {
    who: 'player',
    summary: 'Starts the account anew',
    body: PasswordOnly,
    answer: t.type({ user: WireUser, tasksToRemove: t.readonlyArray(t.string) }),
    plays: { command: 'resetAccount', paramsOf: () => ({}), sentOf: () => ({}), alternative: true },
  }),
  logins: get('/user/auth/tokens', {
    who: 'player',
    summary: 'Lists the logins of the account',
    answer: t.readonlyArray(Login),
  }),
  endLogin: remove('/user/auth/tokens/:id', {
    who: 'player',
    summary: 'Ends a login',
    answer: t.readonlyArray(Login),
  }),
} as const
