import type { Refused, Send } from '@daykeep/api/contract'
import * as E from 'fp-ts/lib/Either.js'
import { sendAs } from '../remote/http.ts'
import { type Asked, onFailure, onSilence } from '../remote/on-failure.ts'
import { session } from '../session/index.ts'
import { toasts } from '../toasts/index.ts'
import { endLogin } from './end-login.ts'

/**
 * Asks the server for something that is no command: `askServer({ method: 'GET', path }, (send) => call(send)(…))`. What
 * it does not grant is told to the player in the one way there is; whoever asked gets nothing then.
 */
export const askServer = async <A>(
  asked: Asked,
  question: (send: Send) => Promise<E.Either<Refused, { readonly data: A }>>,
): Promise<A | undefined> => {
  try {
    const answer = await question(sendAs(session.credentials(), document.documentElement.lang))
    if (E.isRight(answer)) return answer.right.data
    const reaction = onFailure(answer.left, asked)
    if (reaction.type === 'toast') toasts.show(reaction.toast)
    if (reaction.type === 'signOut') endLogin(reaction.toast)
  } catch {
    toasts.show(onSilence())
  }
  return undefined
}
