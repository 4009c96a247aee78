import { newestNews, publicationOf } from '@daykeep/rules/calendar'
import { type User, withFlags } from '@daykeep/rules/model'
import type { AppContext } from '../core/app-context.ts'
import type { DatedPost } from '../core/news-list.ts'
import type { Document } from '../store/index.ts'

type NewsDependencies = Pick<AppContext, 'catalogue' | 'clock' | 'news'>

/** The same player for the same document, so that what is encoded once stays so. */
const flagged = new WeakMap<Document<User>, Document<User>>()

/** The player with `flags.newStuff` while the newest post is unread and younger than the account. docs/reference/api.md 3.2. */
export const withUnreadNews = async (app: NewsDependencies, player: Document<User>): Promise<Document<User>> => {
  const posts = app.news.current()
  const newest = newestTold(app, posts instanceof Promise ? await posts : posts)
  const { flags, auth } = player.body
  if (newest === undefined || flags.newStuff || newest.id === flags.lastNewStuffRead) return player
  if (newest.date <= Date.parse(auth.timestamps.created)) return player
  const withNews = flagged.get(player) ?? { ...player, body: withFlags(player.body, { newStuff: true }) }
  flagged.set(player, withNews)
  return withNews
}

const newestTold = ({ catalogue, clock }: NewsDependencies, posts: ReadonlyArray<DatedPost>): DatedPost | undefined => {
  const now = clock()
  const ofStaff = posts.find(({ date }) => date <= now)
  const ofContent = newestNews(catalogue.publications?.news ?? [], now)
  const fromContent = ofContent && { id: ofContent.key, date: publicationOf(ofContent) }
  if (fromContent === undefined || ofStaff === undefined) return ofStaff ?? fromContent
  return fromContent.date > ofStaff.date ? fromContent : ofStaff
}
