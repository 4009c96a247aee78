import { publicationOf, publishedNews } from '@daykeep/rules/calendar'
import type { Reading } from '@daykeep/rules/content'
import type { Instant } from '@daykeep/rules/kernel'
import { formatDay, t } from '../../texts/index.ts'

export type NewsPost = {
  readonly key: string
  readonly title: string
  readonly text: string
  /** The day, for machines and as it is read. */
  readonly date: string
  readonly day: string
}

/** What was told by now, newest first, with its words. */
export const toNews = ({ news }: Pick<Reading, 'news'>, now: Instant): readonly NewsPost[] =>
  publishedNews(news, now).map((item) => ({
    key: item.key,
    title: t(`news.${item.key}.title`),
    text: t(`news.${item.key}.text`),
    date: item.published,
    day: formatDay(publicationOf(item), { dateStyle: 'long', timeZone: 'UTC' }),
  }))
