import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, refuseFields } from '../kernel/index.ts'
import type { Tag, User } from '../model/index.ts'
import { findTag } from './find-tag.ts'

export type UpdateTag = { readonly tag: string; readonly name: string }

/** Renames a tag. Reports it. docs/reference/api.md 2.8. */
export const updateTag =
  () =>
  ({ tag: id, name }: UpdateTag) =>
  (user: User): Result<'tagNotFound' | 'invalidReqParams', Outcome<User, Tag>> => {
    const match = findTag(user, id)
    if (E.isLeft(match)) return match
    if (name.trim() === '') return refuseFields('Tag', [{ path: 'name', key: 'fieldRequired' }])
    const tag = { ...match.right, name }
    const tags = user.tags.map((each) => (each.id === id ? tag : each))
    return E.right({ state: { ...user, tags }, report: tag, events: [] })
  }
