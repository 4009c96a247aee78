import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, refuseFields } from '../kernel/index.ts'
import type { Tag, User } from '../model/index.ts'
import { tagOf } from './tag-of.ts'

export type UpdateTag = { readonly tag: string; readonly name: string }

/** Gives a tag another name. Reports it. Reference, api 2.8. */
export const updateTag =
  () =>
  ({ tag: id, name }: UpdateTag) =>
  (user: User): Answer<'tagNotFound' | 'invalidReqParams', Outcome<User, Tag>> => {
    const found = tagOf(user, id)
    if (E.isLeft(found)) return found
    if (name.trim() === '') return refuseFields([{ path: 'name', key: 'fieldRequired' }])
    const tag = { ...found.right, name }
    const tags = user.tags.map((each) => (each.id === id ? tag : each))
    return E.right({ state: { ...user, tags }, report: tag, events: [] })
  }
