import * as E from 'fp-ts/lib/Either.js'
import {
  type Actor,
  type Documents,
  findDocument,
  requireActor,
  type SharedRule,
  succeed,
  withDocuments,
  withoutDocuments,
} from '../documents/index.ts'
import { idFrom, refuse, refuseFields, type Result, type RuleContext, toIso } from '../kernel/index.ts'
import type { NewsPost, User } from '../model/index.ts'
import { authorizeSiteAction } from '../permissions/index.ts'

export type NewsFields = Partial<Pick<NewsPost, 'title' | 'text' | 'credits' | 'publishDate' | 'published'>>

/** Characters of what a post holds. */
const LENGTHS = { title: 200, text: 20_000, credits: 500 } as const

type Refusals = 'noPrivAccess' | 'newsPostNotFound' | 'invalidReqParams'

/** Writes a post; a draft until it is published, and unseen until its date. docs/reference/api.md 2.15. */
export const createNewsPost: SharedRule<keyof RuleContext, { readonly post: NewsFields }, Refusals, NewsPost> =
  ({ now, seed }) =>
  ({ actorId, post }) =>
  (documents) => {
    const author = writer(documents, { actorId })
    if (E.isLeft(author)) return author
    const at = toIso(now)
    const created = checked({
      _id: idFrom(seed, 'news.id'),
      title: '',
      text: '',
      credits: '',
      publishDate: at,
      published: false,
      ...post,
      author: author.right._id,
      createdAt: at,
      updatedAt: at,
    })
    if (E.isLeft(created)) return created
    return succeed(withDocuments(documents, 'newsPosts', [created.right]), created.right)
  }

export type UpdateNewsPost = { readonly post: string; readonly changes: NewsFields }

/** Changes a post. docs/reference/api.md 2.15. */
export const updateNewsPost: SharedRule<'now', UpdateNewsPost, Refusals, NewsPost> =
  ({ now }) =>
  ({ actorId, post: id, changes }) =>
  (documents) => {
    const author = writer(documents, { actorId })
    if (E.isLeft(author)) return author
    const before = findDocument(documents, 'newsPosts', id)
    if (before === undefined) return refuse('newsPostNotFound')
    const updated = checked({ ...before, ...changes, updatedAt: toIso(now) })
    if (E.isLeft(updated)) return updated
    return succeed(withDocuments(documents, 'newsPosts', [updated.right]), updated.right)
  }

/** Deletes a post. docs/reference/api.md 2.15. */
export const deleteNewsPost: SharedRule<never, { readonly post: string }, Refusals, undefined> =
  () =>
  ({ actorId, post: id }) =>
  (documents) => {
    const author = writer(documents, { actorId })
    if (E.isLeft(author)) return author
    if (findDocument(documents, 'newsPosts', id) === undefined) return refuse('newsPostNotFound')
    return succeed(withoutDocuments(documents, 'newsPosts', [id]), undefined)
  }

const writer = (documents: Documents, { actorId }: Actor): Result<'noPrivAccess', User> => {
  const authorized = authorizeSiteAction('writeNews', requireActor(documents, actorId))
  return E.isLeft(authorized) ? refuse('noPrivAccess') : authorized
}

const checked = (post: NewsPost): Result<'invalidReqParams', NewsPost> => {
  const tooLong = (['title', 'text', 'credits'] as const).filter((path) => post[path].length > LENGTHS[path])
  const missing = post.published ? (['title', 'text'] as const).filter((path) => post[path].trim() === '') : []
  const faults = [
    ...tooLong.map((path) => ({ path, key: 'fieldTooLong', params: { limit: LENGTHS[path] } }) as const),
    ...missing.map((path) => ({ path, key: 'fieldRequired' }) as const),
  ]
  return faults.length > 0 ? refuseFields('NewsPost', faults) : E.right(post)
}
