import type { UserId } from '@daykeep/rules/model'
import { newUser } from '@daykeep/rules/registration'
import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import type { InputOf } from '../contract/index.ts'
import { badRequest } from '../core/api-error.ts'
import type { ApiRequest } from '../core/api-request.ts'
import type { AppContext } from '../core/app-context.ts'
import type { EndpointHandler } from '../core/handler.ts'
import { withInboxMessages, withLegacyClientFields } from '../core/legacy-client-fields.ts'
import { toWireUser } from '../core/wire-documents.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { type AccountBody, normalize } from './account.ts'
import { attachLocalLogin } from './attach-local-login.ts'
import { forbiddenNameErrors } from './forbidden-names.ts'
import { loginLabel } from './logins/login-label.ts'
import { openAccount, type OpenAccountDependencies } from './open-account.ts'
import { hashPassword } from './passwords.ts'
import { refuseBlockedEmail } from './refuse-blocked-email.ts'
import { newToken } from './logins/tokens.ts'

/**
 * Opens an account; for a player without a password it adds one to theirs. Refuses usernameTaken, emailTaken,
 * onlySocialAttachLocal. docs/reference/api.md 2.1.
 */
export const register: EndpointHandler<'register', 'hashing' | 'blockers' | keyof OpenAccountDependencies> =
  (app) => async (request) => {
    const { username, email, password } = request.input.body
    const [issue] = forbiddenNameErrors(app.catalogue, username)
    if (issue !== undefined) return E.left(badRequest(issue))
    const blocked = await refuseBlockedEmail(app, email)
    if (blocked !== undefined) return E.left(blocked)
    if (request.session !== undefined) return attachLocalLogin(app, request, request.session)
    const at = app.clock()
    const player = newPlayer(app, request, at)
    const account: AccountBody = {
      username,
      usernameLower: normalize(username),
      email: email.trim(),
      emailLower: normalize(email),
      passwordHash: await hashPassword(app.hashing, password),
      createdAt: at,
    }
    const token = newToken(player._id, { label: loginLabel(request), at })
    const opened = await openAccount(app, {
      user: player,
      account,
      token,
      client: request.client,
      invitation: request.input.query.groupInvite,
    })
    if (E.isLeft(opened)) return opened
    const wire = withLegacyClientFields(toWireUser(opened.right))
    const data = {
      ...(request.apiVersion === 'v3' ? withInboxMessages(wire) : wire),
      apiToken: token.secret,
      newUser: true,
    }
    return E.right({ data, user: opened.right })
  }

const newPlayer = (
  app: Pick<AppContext, 'i18n'>,
  { input, languagePreferences }: ApiRequest<InputOf<'register'>>,
  at: number,
) =>
  newUser({
    id: randomUUID() as string as UserId,
    username: input.body.username,
    email: normalize(input.body.email),
    language: chooseLanguage(app.i18n.languages, languagePreferences),
    at,
  })
