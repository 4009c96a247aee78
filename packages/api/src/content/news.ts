import { hasPrivilege } from '@daykeep/rules/permissions'
import type { NewsPost, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import escapeHtml from 'escape-html'
import type { WireNewsPost } from '../contract/index.ts'
import type { ApiRequest } from '../core/api-request.ts'
import type { AppContext } from '../core/app-context.ts'
import type { EndpointHandler } from '../core/handler.ts'
import { notFound } from '../core/api-error.ts'
import { gt } from '../store/index.ts'
import { newsPosts } from './document/news.ts'
import { translatorFor } from './publications.ts'

/** Posts a page. */
const PAGE_SIZE = 10
/** Posts of staff that are read; older ones are forgotten by the list. */
const STORED = 200

type NewsDependencies = Pick<AppContext, 'catalogue' | 'clock' | 'i18n' | 'store'>

/**
 * What was told by now, newest first, by content and by staff; who writes news sees drafts as well. The third version of the API
 * answers one page, as HTML. docs/reference/api.md 2.15.
 */
export const news: EndpointHandler<'news', keyof NewsDependencies> = (app) => async (request) => {
  const from = Number(request.input.query.page) * PAGE_SIZE
  const page = (await visiblePosts(app, request)).slice(from, from + PAGE_SIZE)
  if (request.apiVersion === 'v4') return E.right({ data: page })
  const html = page.map(({ title, text }) => `<h2>${escapeHtml(title)}</h2>\n<p>${escapeHtml(text)}</p>`).join('\n')
  return E.right({ data: { html }, bare: true })
}

/** Refuses newsPostNotFound. docs/reference/api.md 2.15. */
export const getNewsPost: EndpointHandler<'getNewsPost', keyof NewsDependencies> = (app) => async (request) => {
  const post = (await visiblePosts(app, request)).find(({ id }) => id === request.input.params.postId)
  return post === undefined ? E.left(notFound('newsPostNotFound')) : E.right({ data: post })
}

/** The newest post that all players see. */
export const newestPost = async (
  app: NewsDependencies,
  request: ApiRequest<unknown>,
): Promise<WireNewsPost | undefined> => (await visiblePosts(app, request)).find((post) => isTold(post, app.clock()))

const isTold = ({ published, publishDate }: NewsPost, now: number): boolean =>
  published && Date.parse(publishDate) <= now

const visiblePosts = async (
  app: NewsDependencies,
  request: ApiRequest<unknown>,
): Promise<ReadonlyArray<WireNewsPost>> => {
  const now = app.clock()
  const [translator, stored, writes] = await Promise.all([
    translatorFor(app, request),
    app.store.find<NewsPost>('newsPosts', {
      where: gt('publishDate', ''),
      sort: [{ path: 'publishDate', order: 'descending' }],
      limit: STORED,
    }),
    writesNews(app, request),
  ])
  const ofStaff = stored.flatMap(({ body }) => (writes || isTold(body, now) ? [{ ...body, id: body._id }] : []))
  const ofContent = newsPosts(app.catalogue, translator, now)
  return [...ofStaff, ...ofContent].toSorted((a, b) => Date.parse(b.publishDate) - Date.parse(a.publishDate))
}

const writesNews = async (
  { store }: Pick<AppContext, 'store'>,
  { session }: Pick<ApiRequest, 'session'>,
): Promise<boolean> => {
  const user = session === undefined ? undefined : await store.get<User>('users', session.userId)
  return user !== undefined && hasPrivilege(user.body, 'news')
}
