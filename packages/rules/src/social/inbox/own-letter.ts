import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'
import type { Letter } from '../../model/index.ts'
import { type By, documentOf, type Society } from '../society/index.ts'

/** A letter by the id of the player's own copy. */
export type OneLetter = By & { readonly letter: string }

/** The player's own copy; letters of others are not there. Reference, api 2.11. */
export const ownLetter = (
  society: Society,
  { by, letter: id }: OneLetter,
): Answer<'messageGroupChatNotFound', Letter> => {
  const letter = documentOf(society, 'letters', id)
  return letter === undefined || letter.ownerId !== by ? refuse('messageGroupChatNotFound') : E.right(letter)
}
