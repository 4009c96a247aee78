import * as E from 'fp-ts/lib/Either.js'
import { notAuthorized } from '../http/api-error.ts'
import type { Handler, PlayerHandler } from '../http/ask.ts'
import { loadUser } from '../services/turns/load-player.ts'

/** Loads the player before the handler sees the request. */
export const forPlayer =
  <I>(handler: PlayerHandler<I>): Handler<I> =>
  (shell) => {
    const answering = handler(shell)
    return async (ask) => {
      const { session } = ask
      if (session === undefined) return E.left(notAuthorized('missingAuthHeaders'))
      const player = await loadUser(shell.store, session.userId)
      if (E.isLeft(player)) return player
      const language = player.right.body.preferences.language
      const wishes = language === undefined ? ask.wishes : { ...ask.wishes, player: language }
      const reply = await answering({ ...ask, session, player: player.right, wishes })
      return E.isRight(reply) || reply.left.language !== undefined || language === undefined
        ? reply
        : E.left({ ...reply.left, language })
    }
  }
