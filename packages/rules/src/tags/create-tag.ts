import * as E from 'fp-ts/lib/Either.js'
import { type Answer, idFrom, type Outcome, refuseFields, type World } from '../kernel/index.ts'
import { asKey, type Tag, type User } from '../model/index.ts'

export type CreateTag = { readonly name: string; readonly id?: string }

/** Makes a tag at the end of the list, under the given id if it is free. Reports it. Reference, api 2.8. */
export const createTag =
  ({ seed }: Pick<World, 'seed'>) =>
  ({ name, id = '' }: CreateTag) =>
  (user: User): Answer<'invalidReqParams', Outcome<User, Tag>> => {
    if (name.trim() === '') return refuseFields([{ path: 'name', key: 'fieldRequired' }])
    const isFree = id !== '' && !user.tags.some((tag) => tag.id === id)
    const tag: Tag = { id: asKey(isFree ? id : idFrom(seed, 'createTag')), name }
    return E.right({ state: { ...user, tags: [...user.tags, tag] }, report: tag, events: [] })
  }
