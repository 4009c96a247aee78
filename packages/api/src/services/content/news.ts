import { publicationOf, publishedNews } from '@daykeep/rules/calendar'
import type { Catalogue } from '@daykeep/rules/content'
import type { Instant } from '@daykeep/rules/kernel'
import type { Speaking } from './speaking.ts'

/** Posts of the content have no player who wrote them. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** What was told by an instant, newest first, in the form that tools know. Reference, api 3.7. */
export const newsPosts = ({ reading }: Catalogue, { say }: Speaking, now: Instant) =>
  publishedNews(reading?.news ?? [], now).map((item) => {
    const publishDate = new Date(publicationOf(item)).toISOString()
    return {
      _id: item.key,
      id: item.key,
      title: say(`news.${item.key}.title`),
      text: say(`news.${item.key}.text`),
      credits: reading?.operator?.name ?? '',
      author: NOBODY,
      publishDate,
      published: true,
      createdAt: publishDate,
      updatedAt: publishDate,
    }
  })
