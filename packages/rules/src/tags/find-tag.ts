import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import type { Tag, User } from '../model/index.ts'

/** The tag of that id, or `tagNotFound`. */
export const findTag = (user: User, id: string): Result<'tagNotFound', Tag> => {
  const tag = user.tags.find((each) => each.id === id)
  return tag === undefined ? refuse('tagNotFound', { tagId: id }) : E.right(tag)
}
