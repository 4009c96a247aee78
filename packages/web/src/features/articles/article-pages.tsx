import { publications } from 'virtual:publications'
import type { AgreedText } from '@daykeep/rules/player'
import { ArticleView } from './ArticleView.tsx'
import { type ReviewState, ReviewView } from './ReviewView.tsx'
import { toArticle } from './to-article.ts'
import { useScrollToHash } from './use-scroll-to-hash.ts'

const pageOf =
  (key: string, long = false) =>
  () => {
    useScrollToHash()
    return <ArticleView article={toArticle(publications, key)} long={long} />
  }

type ReviewProps = { readonly text: AgreedText; readonly state: ReviewState }

/** A text that is accepted again. */
export const ReviewPage = ({ text, state }: ReviewProps) => {
  useScrollToHash()
  return <ReviewView article={toArticle(publications, text)} state={state} />
}

export const GuidelinesPage = pageOf('community-guidelines', true)
export const TermsPage = pageOf('terms', true)
export const PrivacyPage = pageOf('privacy', true)
export const FaqTavernPage = pageOf('tavern-and-guilds')
export const FaqReleasesPage = pageOf('content-release-changes')
export const FaqSubscriptionPage = pageOf('subscription-benefits-adjustments')
