import type { NewsItem } from '../content/index.ts'
import type { Instant } from '../kernel/index.ts'
import { saleStartOf } from './sale-day.ts'

/** When something is told: with the new day of the shops, so that no news is older than what it tells of. */
export const publicationOf = ({ published }: NewsItem): Instant => {
  const [year = 0, month = 1, date = 1] = published.split('-').map(Number)
  return saleStartOf({ year, month: month - 1, date })
}

/** What was told by now, newest first. Reference, screens 16.7. */
export const publishedNews = (news: ReadonlyArray<NewsItem>, now: Instant): ReadonlyArray<NewsItem> =>
  news.filter((item) => publicationOf(item) <= now).toSorted((one, other) => publicationOf(other) - publicationOf(one))
