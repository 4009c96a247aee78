import type { Task, UserId } from '@daykeep/rules/model'
import { newUser } from '@daykeep/rules/registration'
import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import type { endpoints } from '../../contract/index.ts'
import { badRequest } from '../../http/api-error.ts'
import type { Ask, Handler, InputOf } from '../../http/ask.ts'
import { type AccountBody, lower } from '../../services/accounts.ts'
import { fromFailure } from '../../services/change-account.ts'
import { withFieldsForTools, withMessages } from '../../services/fields-for-tools.ts'
import { hashPassword } from '../../services/passwords.ts'
import { isForbiddenName } from '../../services/forbidden-names.ts'
import { startingPlayer } from '../../services/starting-player.ts'
import { newToken } from '../../services/tokens.ts'
import { toWireUser } from '../../services/wire.ts'
import type { Shell } from '../../shell.ts'
import type { JsonObject, Write } from '../../store/index.ts'
import { languageFor } from '../../texts/language.ts'
import { sendWelcome } from '../../services/letters.ts'
import { labelOf } from './label-of.ts'

type Registering = Ask<InputOf<typeof endpoints.register>>

/** Opens an account, makes its player, logs it in: one commit. Refuses usernameTaken, emailTaken. Reference, api 2.1. */
export const register: Handler<InputOf<typeof endpoints.register>> = (shell) => async (ask) => {
  const { username, email, password } = ask.input.body
  if (isForbiddenName(username)) return E.left(badRequest('usernameIssueForbidden'))
  const at = shell.clock()
  const { user, tasks } = startingPlayer(shell, playerOf(shell, ask, at), ask.client)
  const account: AccountBody = {
    username,
    usernameLower: lower(username),
    email: email.trim(),
    emailLower: lower(email),
    passwordHash: await hashPassword(shell.hashing, password),
    createdAt: at,
  }
  const token = newToken(user._id, labelOf(ask), at)
  const committed = await shell.store.commit([
    { type: 'insert', collection: 'accounts', id: user._id, body: account },
    { type: 'insert', collection: 'users', id: user._id, body: user as unknown as JsonObject },
    ...Object.values<Task>(tasks).map(taskWrite),
    token.write,
  ])
  if (E.isLeft(committed)) return E.left(fromFailure(committed.left))
  const stored = { id: user._id, version: 1, body: user }
  sendWelcome(shell, user)
  const wire = withFieldsForTools(toWireUser(stored))
  const data = { ...(ask.prefix === 'v3' ? withMessages(wire) : wire), apiToken: token.secret, newUser: true }
  return E.right({ data, user: stored })
}

const taskWrite = (task: Task): Write => ({
  type: 'insert',
  collection: 'tasks',
  id: task._id,
  body: task as unknown as JsonObject,
})

const playerOf = (shell: Shell, { input, wishes }: Registering, at: number) =>
  newUser({
    id: randomUUID() as string as UserId,
    username: input.body.username,
    email: lower(input.body.email),
    language: languageFor(shell.texts.languages, wishes),
    at,
  })
