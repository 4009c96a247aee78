import type { NewsPost } from '@daykeep/rules/model'
import { gt, type Store } from '../store/index.ts'
import { createRecent, type Recent } from './recent/recent.ts'

/** A post of staff, and the instant from which players are told of it. */
export type DatedPost = { readonly id: string; readonly date: number }

/** Posts that are no drafts, newest first, as they were at most two seconds ago, on every process. */
export type NewsList = Recent<readonly DatedPost[]>

/** Posts that are read: with more dated ahead than this, the newest of today would be missed. */
const MOST = 50

export const createNewsList = (store: Pick<Store, 'find'>, lifetime?: number): NewsList =>
  createRecent(() => readPosts(store), lifetime)

/** Without the store there is no news: what needs it says so itself. */
const readPosts = async (store: Pick<Store, 'find'>): Promise<readonly DatedPost[]> => {
  const posts = await store
    .find<NewsPost>('newsPosts', {
      where: gt('publishDate', ''),
      sort: [{ path: 'publishDate', order: 'descending' }],
      limit: MOST,
    })
    .catch(() => [])
  return posts.flatMap(({ id, body }) => (body.published ? [{ id, date: Date.parse(body.publishDate) }] : []))
}
