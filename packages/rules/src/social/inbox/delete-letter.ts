import * as E from 'fp-ts/lib/Either.js'
import { type By, done, type SocialRule, withoutDocuments } from '../society/index.ts'
import { type OneLetter, ownLetter } from './own-letter.ts'

/** Throws the player's copy of a letter away; the other player keeps theirs. Reference, api 2.11. */
export const deleteLetter: SocialRule<never, OneLetter, 'messageGroupChatNotFound', undefined> =
  () => (params) => (society) => {
    const found = ownLetter(society, params)
    return E.isLeft(found) ? found : done(withoutDocuments(society, 'letters', [found.right._id]), undefined)
  }

/** Throws all of the player's copies away. Needs them all. */
export const clearLetters: SocialRule<never, By, never, undefined> =
  () =>
  ({ by }) =>
  (society) => {
    const mine = Object.values(society.letters).flatMap(({ _id, ownerId }) => (ownerId === by ? [_id] : []))
    return done(withoutDocuments(society, 'letters', mine), undefined)
  }
