import * as t from 'io-ts'
import { crossChecked, isPresent, requiredText, checkedText, type Check } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { Login, LoginResponse, Usable, WireUser } from '../wire.ts'

const { get, post, put, remove } = endpointsOf('accounts')

/** Lengths of what a player chooses. docs/reference/application.md 5; docs/reference/api.md 2.1. */
const LIMITS = { username: 20, password: [8, 64], displayName: 30, email: 254 } as const

const usernameChecks: readonly [Check, ...Check[]] = [
  ['missingUsername', isPresent],
  ['usernameIssueLength', (text) => text.length >= 1 && text.length <= LIMITS.username],
  ['usernameIssueInvalidCharacters', (text) => /^[A-Za-z0-9_-]*$/.test(text)],
]

/** The keys of what is wrong with a user name; none when it is valid. */
export const usernameErrors = (name: string): ReadonlyArray<string> =>
  usernameChecks.filter(([, holds]) => !holds(name)).map(([key]) => key)

/** The keys of what is wrong with a display name; none when it is valid. */
export const displayNameErrors = (name: string): ReadonlyArray<string> => [
  ...(name.length >= 1 && name.length <= LIMITS.displayName ? [] : ['displaynameIssueLength']),
  ...(/[\r\n]/.test(name) ? ['displaynameIssueNewline'] : []),
]

/** An address as it is written in the world: the domain has a dot in it. */
export const isEmail = (text: string): boolean =>
  text.length <= LIMITS.email && /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\].]+(?:\.[^\s@"<>(),;:\\[\].]+)+$/.test(text)

/** A password as it is hashed: blanks at the ends don't count, and letters written in two ways are one. docs/reference/api.md 2.1. */
export const normalizePassword = (password: string): string => password.trim().normalize('NFKC')

const isPassword = (text: string): boolean => {
  const { length } = normalizePassword(text)
  return length >= LIMITS.password[0] && length <= LIMITS.password[1]
}

const Email = checkedText(['missingEmail', isPresent], ['notAnEmail', (text) => isEmail(text.trim())])
const NewPassword = checkedText(['missingNewPassword', isPresent], ['passwordIssueLength', isPassword])
const Confirmation = t.partial({ confirmPassword: t.string })
const EmptyObject = t.type({})

const sameAs = (field: string) => ({
  param: 'confirmPassword',
  key: 'passwordConfirmationMatch',
  holds: (fields: Readonly<Record<string, unknown>>) => fields[field] === fields['confirmPassword'],
})

const PasswordOnly = t.partial({ password: t.string })
const TokenName = t.type({ name: requiredText('missingTokenName') })
const Username = t.type({ username: requiredText('missingUsername') })

/** docs/reference/api.md 2.1. */
export const accountEndpoints = {
  register: post('/user/auth/local/register', {
    auth: 'optional',
    summary: 'Opens an account and logs it in; gives a player without a password one',
    query: t.partial({ groupInvite: t.string, partyInvite: t.string }),
    body: crossChecked(
      t.intersection([
        t.type({
          username: checkedText(...usernameChecks),
          email: Email,
          password: checkedText(['missingPassword', isPresent], ['passwordIssueLength', isPassword]),
        }),
        Confirmation,
      ]),
      sameAs('password'),
    ),
    response: t.intersection([WireUser, t.type({ apiToken: t.string, newUser: t.boolean })]),
    status: 201,
  }),
  login: post('/user/auth/local/login', {
    auth: 'none',
    summary: 'Logs in by user name or e-mail',
    body: t.intersection([
      t.type({ username: requiredText('missingUsernameEmail'), password: requiredText('missingPassword') }),
      t.partial({ secondFactor: t.string }),
    ]),
    response: LoginResponse,
  }),
  verifyUsername: post('/user/auth/local/verify-username', {
    also: ['/user/auth/verify-username'],
    auth: 'optional',
    summary: 'Tells whether a user name can be had',
    body: Username,
    response: Usable,
  }),
  verifyDisplayName: post('/user/auth/local/verify-display-name', {
    also: ['/user/auth/verify-display-name'],
    auth: 'optional',
    summary: 'Tells whether a display name is in order',
    body: t.type({ displayName: requiredText('messageMissingDisplayName') }),
    response: Usable,
  }),
  checkEmail: post('/user/auth/check-email', {
    auth: 'none',
    summary: 'Tells whether an address is in order and free',
    body: t.type({ email: requiredText('missingEmail') }),
    response: t.intersection([t.type({ valid: t.boolean, email: t.string }), t.partial({ error: t.string })]),
  }),
  updateUsername: put('/user/auth/update-username', {
    auth: 'required',
    summary: 'Changes the user name',
    body: t.intersection([Username, PasswordOnly]),
    response: Username,
  }),
  updatePassword: put('/user/auth/update-password', {
    auth: 'required',
    summary: 'Changes the password; every login ends, the answer brings a new one',
    body: t.intersection([
      t.type({ password: requiredText('missingPassword'), newPassword: NewPassword }),
      Confirmation,
    ]),
    response: t.type({ apiToken: t.string }),
  }),
  updateEmail: put('/user/auth/update-email', {
    auth: 'required',
    summary: 'Changes the address',
    body: t.type({
      newEmail: checkedText(['newEmailRequired', isPresent], ['notAnEmail', (text) => isEmail(text.trim())]),
      password: requiredText('missingPassword'),
    }),
    response: t.type({ email: t.string }),
  }),
  resetPassword: post('/user/reset-password', {
    auth: 'none',
    summary: 'Sends a link to choose a new password; answers the same for unknown addresses',
    body: t.type({ email: requiredText('missingEmail') }),
    response: EmptyObject,
  }),
  setNewPassword: post('/user/auth/reset-password-set-new-one', {
    auth: 'none',
    summary: 'Sets the password that a reset link allows; every login ends',
    body: t.intersection([
      t.partial({ code: t.string }),
      t.type({ newPassword: checkedText(['missingNewPassword', isPresent], ['minPasswordLength', isPassword]) }),
      Confirmation,
    ]),
    response: EmptyObject,
  }),
  deleteUser: remove('/user', {
    auth: 'required',
    summary: 'Deletes the account and everything of it',
    body: t.intersection([PasswordOnly, t.partial({ feedback: t.string })]),
    response: EmptyObject,
  }),
  resetUser: post('/user/reset', {
    auth: 'required',
    summary: 'Starts the account anew',
    body: PasswordOnly,
    response: t.type({ user: WireUser, tasksToRemove: t.readonlyArray(t.string) }),
    command: { name: 'resetAccount', toParams: () => ({}), toRequest: () => ({}), alternative: true },
  }),
  logins: get('/user/auth/tokens', {
    auth: 'required',
    summary: 'Lists the logins and API tokens of the account',
    response: t.readonlyArray(Login),
  }),
  makeToken: post('/user/auth/tokens', {
    auth: 'required',
    summary: 'Makes a token for a program; `apiToken` is told this once',
    status: 201,
    body: TokenName,
    response: t.type({ apiToken: t.string, tokens: t.readonlyArray(Login) }),
  }),
  endOtherLogins: remove('/user/auth/tokens', {
    auth: 'required',
    summary: 'Ends every login but the one of the caller; API tokens go on',
    response: t.readonlyArray(Login),
  }),
  renameLogin: put('/user/auth/tokens/:id', {
    auth: 'required',
    summary: 'Names a login or an API token',
    body: TokenName,
    response: t.readonlyArray(Login),
  }),
  endLogin: remove('/user/auth/tokens/:id', {
    auth: 'required',
    summary: 'Ends a login',
    response: t.readonlyArray(Login),
  }),
} as const
