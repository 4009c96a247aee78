import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, outcome } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { movedTo } from '../tasks/index.ts'
import { findTag } from './find-tag.ts'

export type ReorderTags = { readonly tag: string; readonly to: number }

/** Moves a tag to an index of the list, from 0. docs/reference/api.md 2.8. */
export const reorderTags =
  () =>
  ({ tag: id, to }: ReorderTags) =>
  (user: User): Result<'tagNotFound', Outcome<User, undefined>> => {
    const match = findTag(user, id)
    if (E.isLeft(match)) return match
    const tags = movedTo(user.tags, match.right, to)
    return E.right(outcome(tags === user.tags ? user : { ...user, tags }))
  }
