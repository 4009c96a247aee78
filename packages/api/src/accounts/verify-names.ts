import * as E from 'fp-ts/lib/Either.js'
import { displayNameErrors, isEmail, usernameErrors } from '../contract/index.ts'
import type { ApiRequest } from '../core/api-request.ts'
import { findAccount, isTaken, normalize } from './account.ts'
import { displayNameSlurErrors, forbiddenNameErrors } from './forbidden-names.ts'
import type { AppContext } from '../core/app-context.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { translateRefusal } from '../i18n/translate-message.ts'
import type { EndpointHandler } from '../core/handler.ts'

/** Whether a user name can be had; one's own can. docs/reference/api.md 2.1. */
export const verifyUsername: EndpointHandler<'verifyUsername', 'store' | 'i18n' | 'catalogue'> =
  (app) => async (request) => {
    const { username } = request.input.body
    const fieldErrors = [
      ...usernameErrors(username),
      ...forbiddenNameErrors(app.catalogue, username),
      ...((await isTakenByAnother(app, request, username)) ? ['usernameTaken'] : []),
    ]
    return E.right({ data: toUsable(app, request, fieldErrors) })
  }

export const verifyDisplayName: EndpointHandler<'verifyDisplayName', 'i18n' | 'catalogue'> =
  (app) => async (request) => {
    const { displayName } = request.input.body
    const errors = [...displayNameErrors(displayName), ...displayNameSlurErrors(app.catalogue, displayName)]
    return E.right({ data: toUsable(app, request, errors) })
  }

export const checkEmail: EndpointHandler<'checkEmail', 'store' | 'i18n'> = (app) => async (request) => {
  const email = normalize(request.input.body.email)
  if (!isEmail(email))
    return E.right({ data: { valid: false, email, error: translateIssue(app, request, 'notAnEmail') } })
  if (await isTaken(app.store, 'emailLower', email))
    return E.right({ data: { valid: false, email, error: translateIssue(app, request, 'emailTaken') } })
  return E.right({ data: { valid: true, email } })
}

const isTakenByAnother = async (
  app: Pick<AppContext, 'store'>,
  { session }: ApiRequest,
  name: string,
): Promise<boolean> => {
  const account = await findAccount(app.store, name)
  return account !== undefined && account.body.usernameLower === normalize(name) && account.id !== session?.userId
}

const toUsable = (app: Pick<AppContext, 'i18n'>, request: ApiRequest, fieldErrors: ReadonlyArray<string>) =>
  fieldErrors.length === 0
    ? { isUsable: true }
    : { isUsable: false, issues: fieldErrors.map((error) => translateIssue(app, request, error)) }

const translateIssue = (app: Pick<AppContext, 'i18n'>, { languagePreferences }: ApiRequest, key: string): string =>
  translateRefusal(app.i18n, chooseLanguage(app.i18n.languages, languagePreferences), [key])
