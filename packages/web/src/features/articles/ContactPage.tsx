import { Link } from 'react-router-dom'
import { publications } from 'virtual:publications'
import { pathTo } from '../../routes/index.ts'
import { t } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import styles from './ArticleView.module.css'
import { ArticleView } from './ArticleView.tsx'
import { toArticle } from './to-article.ts'
import { useScrollToHash } from './use-scroll-to-hash.ts'

const OTHER_PAGES = ['faq', 'pressKit'] as const

/** docs/reference/screens.md 16.7. */
export const ContactPage = () => {
  useScrollToHash()
  const { operator } = publications
  return (
    <ArticleView article={toArticle(publications, 'contact')}>
      <div className={styles.ways}>
        {operator !== undefined && (
          <Button asChild variant="primary">
            <a href={`mailto:${operator.email}`}>{t('pages.faqWrite')}</a>
          </Button>
        )}
        {OTHER_PAGES.map((name) => (
          <Button key={name} asChild variant="tertiary">
            <Link to={pathTo(name)}>{t(`titles.${name}`)}</Link>
          </Button>
        ))}
      </div>
    </ArticleView>
  )
}
