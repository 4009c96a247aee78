import * as E from 'fp-ts/lib/Either.js'
import { commandHandler, type CommandDependencies, responses } from '../../commands/index.ts'
import { badRequest, notAuthorized } from '../../core/api-error.ts'
import type { EndpointHandler } from '../../core/handler.ts'
import { verifyOwner } from '../verify-password.ts'
import { loadAccount } from '../update-account.ts'

/** What those type who have no password. */
const PHRASE = { text: 'RESET', key: 'incorrectResetPhrase' } as const

/** Resets the account after a check of the password, which version 3 does not ask for. Refuses missingPassword, wrongPassword, incorrectResetPhrase, tooManyLogins. */
export const resetUser: EndpointHandler<'resetUser', keyof CommandDependencies | 'i18n' | 'passwordThrottles'> = (
  app,
) => {
  const reset = commandHandler('resetUser', responses.resetUser)(app)
  return async (request) => {
    const { session, input, apiVersion, address } = request
    if (session === undefined) return E.left(notAuthorized('missingAuthHeaders'))
    if (apiVersion === 'v3') return reset(request)
    const { password } = input.body
    if (password === undefined || password === '') return E.left(badRequest('missingPassword'))
    const loaded = await loadAccount(app, session.userId)
    if (E.isLeft(loaded)) return loaded
    const refused = await verifyOwner(app, loaded.right.account, { password, address, phrase: PHRASE })
    return refused === undefined ? reset(request) : E.left(refused)
  }
}
