import * as E from 'fp-ts/lib/Either.js'
import { type Result, idFrom, type Outcome, refuseFields, type RuleContext } from '../kernel/index.ts'
import { asKey, type Tag, type User } from '../model/index.ts'

export type CreateTag = { readonly name: string; readonly id?: string }

/** Appends a tag, with the requested id if it is free. Reports it. docs/reference/api.md 2.8. */
export const createTag =
  ({ seed }: Pick<RuleContext, 'seed'>) =>
  ({ name, id = '' }: CreateTag) =>
  (user: User): Result<'invalidReqParams', Outcome<User, Tag>> => {
    if (name.trim() === '') return refuseFields('Tag', [{ path: 'name', key: 'fieldRequired' }])
    const isFree = id !== '' && !user.tags.some((tag) => tag.id === id)
    const tag: Tag = { id: asKey(isFree ? id : idFrom(seed, 'createTag.id')), name }
    return E.right({ state: { ...user, tags: [...user.tags, tag] }, report: tag, events: [] })
  }
