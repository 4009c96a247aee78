import type { Task, UserId } from '@daykeep/rules/model'
import { newUser } from '@daykeep/rules/registration'
import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import type { InputOf } from '../contract/index.ts'
import { badRequest } from '../core/api-error.ts'
import type { ApiRequest } from '../core/api-request.ts'
import { type AccountBody, normalize } from './account.ts'
import { fromCommitFailure } from './update-account.ts'
import { withLegacyClientFields, withInboxMessages } from '../core/legacy-client-fields.ts'
import { hashPassword } from './passwords.ts'
import { forbiddenNameErrors } from './forbidden-names.ts'
import { refuseBlockedEmail } from './refuse-blocked-email.ts'
import { createStarterPlayer } from './starter-player.ts'
import { newToken } from './tokens.ts'
import { toWireUser } from '../core/wire-documents.ts'
import type { AppContext } from '../core/app-context.ts'
import { toJson, type Write } from '../store/index.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { type EmailDependencies, welcome } from './emails.ts'
import { type DeliveryDependencies, sendDeliveries } from '../deliveries/index.ts'
import { loginLabel } from './login-label.ts'
import { withInvitation } from './with-invitation.ts'
import { retryConflicts } from '../commands/index.ts'
import type { EndpointHandler } from '../core/handler.ts'

type RegisterRequest = ApiRequest<InputOf<'register'>>

/** Opens an account, makes its player, logs it in: one commit. Refuses usernameTaken, emailTaken. docs/reference/api.md 2.1. */
export const register: EndpointHandler<
  'register',
  'hashing' | 'blockers' | keyof EmailDependencies | keyof DeliveryDependencies
> = (app) => async (request) => {
  const { username, email, password } = request.input.body
  const [issue] = forbiddenNameErrors(app.catalogue, username)
  if (issue !== undefined) return E.left(badRequest(issue))
  const blocked = await refuseBlockedEmail(app, email)
  if (blocked !== undefined) return E.left(blocked)
  const at = app.clock()
  const starter = createStarterPlayer(app, newPlayer(app, request, at), request.client)
  const { _id } = starter.user
  const account: AccountBody = {
    username,
    usernameLower: normalize(username),
    email: email.trim(),
    emailLower: normalize(email),
    passwordHash: await hashPassword(app.hashing, password),
    createdAt: at,
  }
  const token = newToken(_id, loginLabel(request), at)
  const invitation = request.input.query.groupInvite
  const committed = await retryConflicts(async () => {
    const { user, writes } = await withInvitation(app, starter.user, invitation)
    const result = await app.store.commit([
      { type: 'insert', collection: 'accounts', id: _id, body: account },
      { type: 'insert', collection: 'users', id: _id, body: toJson(user) },
      ...Object.values<Task>(starter.tasks).map(insertTask),
      ...writes,
      token.write,
      welcome(app, user),
    ])
    if (E.isRight(result)) return E.right(user)
    return E.left(result.left.type === 'conflict' ? ('conflict' as const) : fromCommitFailure(result.left))
  })
  if (E.isLeft(committed)) return committed
  const user = committed.right
  const stored = { id: _id, version: 1, body: user }
  sendDeliveries(app)
  const wire = withLegacyClientFields(toWireUser(stored))
  const data = {
    ...(request.apiVersion === 'v3' ? withInboxMessages(wire) : wire),
    apiToken: token.secret,
    newUser: true,
  }
  return E.right({ data, user: stored })
}

const insertTask = (task: Task): Write => ({
  type: 'insert',
  collection: 'tasks',
  id: task._id,
  body: toJson(task),
})

const newPlayer = (app: Pick<AppContext, 'i18n'>, { input, languagePreferences }: RegisterRequest, at: number) =>
  newUser({
    id: randomUUID() as string as UserId,
    username: input.body.username,
    email: normalize(input.body.email),
    language: chooseLanguage(app.i18n.languages, languagePreferences),
    at,
  })
