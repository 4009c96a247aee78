import type { NewsItem } from '../../catalogue/index.ts'
import { type Instant, memoize } from '../../kernel/index.ts'
import { saleStartOf } from '../days/index.ts'

/** When a news item is published: as the shops switch days, so that news never precedes what it announces. */
export const publicationOf = ({ published }: NewsItem): Instant => startOf(published)

const startOf: (published: string) => Instant = memoize((published) => {
  const [year = 0, month = 1, date = 1] = published.split('-').map(Number)
  return saleStartOf({ year, month: month - 1, date })
})

/** The news published so far, newest first. docs/reference/screens.md 16.7. */
export const publishedNews = (news: ReadonlyArray<NewsItem>, now: Instant): ReadonlyArray<NewsItem> =>
  news.filter((item) => publicationOf(item) <= now).toSorted((one, other) => publicationOf(other) - publicationOf(one))

/** The first of `publishedNews`. */
export const newestNews = (news: ReadonlyArray<NewsItem>, now: Instant): NewsItem | undefined => {
  let newest: NewsItem | undefined
  for (const item of news)
    if (publicationOf(item) <= now && (newest === undefined || publicationOf(item) > publicationOf(newest)))
      newest = item
  return newest
}
