import * as E from 'fp-ts/lib/Either.js'
import { endpointNamed, type endpoints } from '../../contract/index.ts'
import { badRequest, notAuthorized } from '../../http/api-error.ts'
import type { Handler, InputOf } from '../../http/ask.ts'
import { accountOfPlayer } from '../../services/change-account.ts'
import { isPassword } from '../../services/passwords.ts'
import type { AnswerOf } from '../answer.ts'
import { commandHandler } from '../command-handler.ts'

/** Starts the account anew, once the password was given; version 3 asks for none. Refuses missingPassword, wrongPassword. */
export const resetUser =
  (answerOf: AnswerOf): Handler<InputOf<typeof endpoints.resetUser>> =>
  (shell) => {
    const reset = commandHandler(endpointNamed('resetUser'), answerOf)(shell)
    return async (ask) => {
      const { session, input, prefix } = ask
      if (session === undefined) return E.left(notAuthorized('missingAuthHeaders'))
      if (prefix === 'v3') return reset(ask)
      const { password } = input.body
      if (password === undefined || password === '') return E.left(badRequest('missingPassword'))
      const found = await accountOfPlayer(shell, session.userId)
      if (E.isLeft(found)) return found
      const isRight = await isPassword(password, found.right.account.body.passwordHash)
      return isRight ? reset(ask) : E.left(notAuthorized('wrongPassword'))
    }
  }
