import { publicationOf, publishedNews } from '@daykeep/rules/calendar'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { asKey, type UserId } from '@daykeep/rules/model'
import type { Instant } from '@daykeep/rules/kernel'
import type { Translator } from '../../i18n/translator.ts'

/** Posts come from content, so no player is their author. */
const NO_AUTHOR = asKey<UserId>('00000000-0000-4000-8000-000000000000')

/** What was told by an instant, newest first, in the form that tools know. docs/reference/api.md 3.7. */
export const newsPosts = ({ publications }: Catalogue, { translate }: Translator, now: Instant) =>
  publishedNews(publications?.news ?? [], now).map((item) => {
    const publishDate = new Date(publicationOf(item)).toISOString()
    return {
      _id: item.key,
      id: item.key,
      title: translate(`news.${item.key}.title`),
      text: translate(`news.${item.key}.text`),
      credits: publications?.operator?.name ?? '',
      author: NO_AUTHOR,
      publishDate,
      published: true,
      createdAt: publishDate,
      updatedAt: publishDate,
    }
  })
