import type { WireNewsPost } from '@daykeep/api/contract'
import type { User } from '@daykeep/rules/model'
import { useQuery } from '../../queries/index.ts'

/** The newest post, unless the player has read it or it is older than their account. docs/reference/rules.md 12.2. */
export const unreadNews = (
  posts: ReadonlyArray<WireNewsPost> | undefined,
  { flags, auth }: Pick<User, 'flags' | 'auth'>,
): WireNewsPost | undefined => {
  const newest = posts?.find(({ published }) => published)
  if (newest === undefined || newest.id === flags.lastNewStuffRead) return undefined
  return Date.parse(newest.publishDate) > Date.parse(auth.timestamps.created) ? newest : undefined
}

/** The posts, newest first; undefined until they are there. */
export const useNewsPosts = (): ReadonlyArray<WireNewsPost> | undefined =>
  useQuery('news', { query: { page: '' } }).data
