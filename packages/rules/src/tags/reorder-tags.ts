import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, outcome } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { movedTo } from '../tasks/index.ts'
import { tagOf } from './tag-of.ts'

export type ReorderTags = { readonly tag: string; readonly to: number }

/** Moves a tag to a place in the list, counted from 0. Reference, api 2.8. */
export const reorderTags =
  () =>
  ({ tag: id, to }: ReorderTags) =>
  (user: User): Answer<'tagNotFound', Outcome<User, undefined>> => {
    const found = tagOf(user, id)
    if (E.isLeft(found)) return found
    const tags = movedTo(user.tags, found.right, to)
    return E.right(outcome(tags === user.tags ? user : { ...user, tags }))
  }
