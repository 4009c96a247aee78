import { publicationOf, publishedNews } from '@daykeep/rules/calendar'
import type { Publications } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import { formatDay, t } from '../../../i18n/index.ts'

export type NewsPost = {
  readonly key: string
  readonly title: string
  readonly text: string
  /** The publication day, as ISO date and formatted. */
  readonly date: string
  readonly day: string
}

/** The posts that are published by now, newest first. */
export const toNews = ({ news }: Pick<Publications, 'news'>, now: Instant): readonly NewsPost[] =>
  publishedNews(news, now).map((item) => ({
    key: item.key,
    title: t(`news.${item.key}.title`),
    text: t(`news.${item.key}.text`),
    date: item.published,
    day: formatDay(publicationOf(item), { dateStyle: 'long', timeZone: 'UTC' }),
  }))
