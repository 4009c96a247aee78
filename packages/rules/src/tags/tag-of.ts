import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../kernel/index.ts'
import type { Tag, User } from '../model/index.ts'

/** The player's tag of this id. */
export const tagOf = (user: User, id: string): Answer<'tagNotFound', Tag> => {
  const tag = user.tags.find((each) => each.id === id)
  return tag === undefined ? refuse('tagNotFound', { tagId: id }) : E.right(tag)
}
