import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Button } from '../../ui/index.ts'
import { ArticleView } from './ArticleView.tsx'
import type { ArticleModel } from './to-article.ts'
import styles from './ReviewView.module.css'

export type ReviewState =
  | { readonly type: 'open'; readonly onAccept: () => void }
  /** `to`: where the player goes on. */
  | { readonly type: 'accepted'; readonly to: string }
  | { readonly type: 'visitor' }

type Props = { readonly article: ArticleModel; readonly state: ReviewState }

/** A text that players accept again: they accept, or log out. docs/reference/screens.md 16.7. */
export const ReviewView = ({ article, state }: Props) => (
  <ArticleView article={article} long notice={<p className={styles.notice}>{t(`review.${state.type}`)}</p>}>
    <section className={styles.answer} aria-label={t('review.answer')}>
      <Answer state={state} />
    </section>
  </ArticleView>
)

const Answer = ({ state }: Pick<Props, 'state'>) => {
  switch (state.type) {
    case 'open':
      return (
        <>
          <Button variant="primary" onClick={state.onAccept}>
            {t('review.accept')}
          </Button>
          <Button asChild>
            <Link to={pathTo('logout')}>{t('review.logOut')}</Link>
          </Button>
        </>
      )
    case 'accepted':
      return (
        <Button asChild variant="primary">
          <Link to={state.to}>{t('review.goOn')}</Link>
        </Button>
      )
    case 'visitor':
      return (
        <Button asChild variant="primary">
          <Link to={pathTo('login')}>{t('auth.login')}</Link>
        </Button>
      )
  }
}
