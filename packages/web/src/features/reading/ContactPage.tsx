import { Link } from 'react-router-dom'
import { reading } from 'virtual:reading'
import { pathTo } from '../../routes/index.ts'
import { t } from '../../texts/index.ts'
import { Button } from '../../ui/index.ts'
import styles from './ArticleView.module.css'
import { ArticleView } from './ArticleView.tsx'
import { toArticle } from './to-article.ts'
import { useArrival } from './use-arrival.ts'

const OTHER_WAYS = ['faq', 'pressKit'] as const

/** Addresses for whatever there is to write about. Reference, screens 16.7. */
export const ContactPage = () => {
  useArrival()
  const { operator } = reading
  return (
    <ArticleView article={toArticle(reading, 'contact')}>
      <div className={styles.ways}>
        {operator !== undefined && (
          <Button asChild look="lantern">
            <a href={`mailto:${operator.email}`}>{t('pages.faqWrite')}</a>
          </Button>
        )}
        {OTHER_WAYS.map((name) => (
          <Button key={name} asChild look="quiet">
            <Link to={pathTo(name)}>{t(`titles.${name}`)}</Link>
          </Button>
        ))}
      </div>
    </ArticleView>
  )
}
