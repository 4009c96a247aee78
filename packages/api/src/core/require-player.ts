import * as E from 'fp-ts/lib/Either.js'
import type { EndpointName } from '../contract/index.ts'
import { notAuthorized } from './api-error.ts'
import type { AppContext } from './app-context.ts'
import type { EndpointHandler, PlayerHandler } from './handler.ts'
import { loadUser } from './load-user.ts'

/**
 * Loads the player before the handler runs. Refuses missingAuthHeaders, invalid_credentials, accountSuspended. Errors are
 * told in the player's language unless the handler chose one.
 */
export const requirePlayer =
  <Name extends EndpointName, Needs extends keyof AppContext>(
    handler: PlayerHandler<Name, Needs>,
  ): EndpointHandler<Name, Needs | 'store'> =>
  (app) => {
    const handle = handler(app)
    return async (request) => {
      const { session } = request
      if (session === undefined) return E.left(notAuthorized('missingAuthHeaders'))
      const player = await loadUser(app.store, session.userId)
      if (E.isLeft(player)) return player
      const { language } = player.right.body.preferences
      const { languagePreferences } = request
      const preferences = language === undefined ? languagePreferences : { ...languagePreferences, player: language }
      const response = await handle({ ...request, session, player: player.right, languagePreferences: preferences })
      return E.isRight(response) || response.left.language !== undefined || language === undefined
        ? response
        : E.left({ ...response.left, language })
    }
  }
