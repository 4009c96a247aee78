import { Newspaper } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Button, EmptyState } from '../../../ui/index.ts'
import { Article } from '../../static-pages/index.ts'
import styles from './NewsView.module.css'
import type { NewsPost } from './to-news.ts'

type Props = {
  readonly posts: readonly NewsPost[]
  /** Shows older posts. Undefined if there are none. */
  readonly onOlder?: (() => void) | undefined
}

/** docs/reference/screens.md 16.7. */
export const NewsView = ({ posts, onOlder }: Props) => (
  <Article title={t('titles.news')} lead={t('pages.newsLead')} animal="Parrot">
    {posts.length === 0 && (
      <EmptyState icon={<Newspaper />} title={t('pages.newsNone')}>
        {t('pages.newsNoneText')}
      </EmptyState>
    )}
    {posts.map(({ key, title, text, date, day }) => (
      <article key={key} id={key} className={styles.post} aria-labelledby={`${key}-title`}>
        <time className={styles.day} dateTime={date}>
          {day}
        </time>
        <h2 id={`${key}-title`} className={styles.name}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </article>
    ))}
    {onOlder !== undefined && (
      <div>
        <Button variant="tertiary" onClick={onOlder}>
          {t('pages.newsOlder')}
        </Button>
      </div>
    )}
  </Article>
)
