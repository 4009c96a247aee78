import { publications } from 'virtual:publications'
import { ArticleView } from './ArticleView.tsx'
import { toArticle } from './to-article.ts'
import { useScrollToHash } from './use-scroll-to-hash.ts'

const pageOf =
  (key: string, long = false) =>
  () => {
    useScrollToHash()
    return <ArticleView article={toArticle(publications, key)} long={long} />
  }

export const GuidelinesPage = pageOf('community-guidelines', true)
export const TermsPage = pageOf('terms', true)
export const PrivacyPage = pageOf('privacy', true)
export const FaqTavernPage = pageOf('tavern-and-guilds')
export const FaqReleasesPage = pageOf('content-release-changes')
export const FaqSubscriptionPage = pageOf('subscription-benefits-adjustments')
